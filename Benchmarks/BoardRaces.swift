import CRivals
import Raster

/// A whole board, background and ink, into the pixels of a window.
enum BoardRaces {
    static var all: [Race] {
        [(1920, 1080), (3840, 2160)].flatMap { width, height in
            [1, 20].map { race(width, height, strokes: $0) }
        } + [fitting]
    }

    /// A picture of 24 megapixels as the background of a window.
    private static var fitting: Race {
        let (width, height) = (6_000, 4_000)
        return Race(work: "picture of \(width) × \(height) fitted to 1620 × 1080", unit: .whole) {
            var dice = Wander()
            var picture = Bitmap(width: width, height: height)
            picture.withMutablePixels { pixels in
                let colors = dice.stroke(samples: 1_000, width, height)
                for index in pixels.indices {
                    pixels[index] = Pixel(Color(hex: UInt32(colors[index % 1_000].x) << 9))
                }
            }
            let from = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
            picture.withPixels { pixels in
                for index in pixels.indices { from[index] = pixels[index].bits }
            }
            let to = UnsafeMutablePointer<UInt32>.allocate(capacity: 1620 * 1080)
            to.initialize(repeating: 0, count: 1620 * 1080)
            return (
                easel: { [picture] in _ = picture.scaled(width: 1620, height: 1080) },
                rivals: [
                    Rival("cairo", limit: 1) {
                        rival_scale(from, Int32(width), Int32(height), to, 1620, 1080)
                    }
                ]
            )
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
