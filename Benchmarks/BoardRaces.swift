import CRivals
import Raster

/// A whole board, background and ink, into the pixels of a window.
enum BoardRaces {
    static var all: [Race] {
        [(1920, 1080), (3840, 2160)].flatMap { width, height in
            [1, 20].map { race(width, height, strokes: $0) }
        }
    }

    private static func race(_ width: Int, _ height: Int, strokes: Int) -> Race {
        let work = "board of \(width) × \(height), \(strokes) long strokes"
        return Race(work: work, unit: .whole) {
            let board = rival_board(Int32(width), Int32(height))
            let layer = painted(board, width, height, strokes: strokes)
            var window = Bitmap(width: width, height: height)
            let target = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
            target.initialize(repeating: 0, count: width * height)
            let white = Backdrop(.color(.white))
            return (
                easel: { layer.compose(layer.bounds, over: white, into: &window, x: 0, y: 0) },
                rivals: [
                    Rival("pixman", limit: 1.15) {
                        rival_compose(board, target, Int32(width), Int32(height), 0xFFFF_FFFF)
                    }
                ]
            )
        }
    }

    private static func painted(
        _ board: OpaquePointer?, _ width: Int, _ height: Int, strokes: Int
    ) -> Layer {
        var wander = Wander()
        var layer = Layer(width: width, height: height)
        let paint = Paint(Color(hex: 0x3366CC), opacity: 160)
        for _ in 0..<strokes {
            let stroke = wander.stroke(samples: 2_000, width, height)
            _ = layer.draw(Path(lines: [stroke]), PathPaint(stroke: paint, width: 40))
            rival_path(board, stroke.flat, 2_000, RivalPen(paint, width: 40))
        }
        return layer
    }
}
