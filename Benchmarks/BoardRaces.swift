import CRivals
import Raster

/// A whole board, background and ink, into the pixels of a window.
enum BoardRaces {
    static var all: [Race] {
        [(1920, 1080), (3840, 2160)].flatMap { width, height in
            [1, 20].map { race(width, height, strokes: $0) }
        } + [fitting] + [1.0 / 20, 1.0 / 3, 2.0 / 3, 1.5, 8].map(view)
    }

    /// A window's view of a large board with some ink all over it, against that at 100 %.
    private static func view(zoom: Double) -> Race {
        let percent = Int((zoom * 100).rounded())
        return Race(work: "view of a board of 10,000 × 10,000 at \(percent) %", unit: .whole) {
            var wander = Wander()
            var layer = Layer(width: 10_000, height: 10_000)
            for _ in 0..<60 {
                let stroke = wander.stroke(samples: 2_000, 10_000, 10_000)
                _ = layer.draw(
                    Path(lines: [stroke]), PathPaint(stroke: Paint(.black, opacity: 160), width: 8))
            }
            let white = Backdrop(.color(.white))
            var (window, other) = (
                Bitmap(width: 1920, height: 1080), Bitmap(width: 1920, height: 1080)
            )
            let middle = ViewTransform(zoom: zoom, x: 960 - 5_000 * zoom, y: 540 - 5_000 * zoom)
            let whole = ViewTransform(zoom: 1, x: -4_040, y: -4_460)
            return (
                easel: {
                    layer.compose(window.bounds, through: middle, over: white, into: &window)
                },
                rivals: [
                    Rival("at 100 %", limit: nil) {
                        ProcessorTime.nanoseconds {
                            layer.compose(other.bounds, through: whole, over: white, into: &other)
                        }
                    }
                ]
            )
        }
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
