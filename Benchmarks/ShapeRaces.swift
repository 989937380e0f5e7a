import CRivals
import Raster

/// A thousand shapes of each kind, each a mark of its own.
enum ShapeRaces {
    private static let (width, height, count) = (1920, 1080, 1_000)

    static var all: [Race] {
        [
            race("1,000 ellipses filled", boxes, nib: 1, rival_fill_ellipses) { box in
                Path(lines: [], inside: .ellipse(box[0], box[1]))
            },
            race("1,000 ellipses outlined, width 4", boxes, nib: 4, rival_outline_ellipses) { box in
                Path(lines: [Path.ellipseOutline(box[0], box[1])])
            },
            race("1,000 dashed lines, width 3", lines, nib: 3, rival_dashed_lines) { line in
                Path(lines: Path.dashes(line, dash: 9, gap: 9))
            },
        ]
    }

    private static var boxes: [[Point]] {
        var wander = Wander()
        return (0..<count).map { _ in
            let center = wander.point(width, height, margin: 100)
            let half = Point(x: wander.number(5...90), y: wander.number(5...90))
            return [center - half, center + half]
        }
    }

    private static var lines: [[Point]] {
        var wander = Wander()
        return (0..<count).map { _ in
            [wander.point(width, height, margin: 20), wander.point(width, height, margin: 20)]
        }
    }

    private static func race(
        _ work: String, _ shapes: [[Point]], nib: Double,
        _ rival: @escaping (OpaquePointer?, UnsafePointer<Double>?, Int32, RivalPen) -> Void,
        _ path: @escaping ([Point]) -> Path
    ) -> Race {
        Race(work: work, unit: .whole, rival: "cairo", limit: 0.4) {
            let flat = shapes.flatMap(\.flat)
            let board = rival_board(Int32(width), Int32(height))
            let color = Color(hex: 0x3366CC)
            let paint = PathPaint(stroke: Paint(color), width: nib, fill: color)
            return (
                easel: {
                    var layer = Layer(width: width, height: height)
                    for shape in shapes { layer.lay(path(shape), paint) }
                },
                other: { rival(board, flat, Int32(count), RivalPen(Paint(color), width: nib)) }
            )
        }
    }
}
