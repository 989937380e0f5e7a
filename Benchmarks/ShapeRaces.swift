import CRivals
import Raster

/// A thousand shapes of each kind, each a mark of its own.
struct ShapeRaces {
    let skia: Skia?

    private let width = 1920
    private let height = 1080
    private let count = 1_000

    var all: [Race] {
        [
            race("1,000 ellipses filled", boxes, nib: 1, .fills, rival_fill_ellipses) {
                Path(lines: [], inside: .ellipse($0[0], $0[1]))
            },
            race(
                "1,000 ellipses outlined, width 4", boxes, nib: 4, .outlines, rival_outline_ellipses
            ) {
                Path(lines: [Path.ellipseOutline($0[0], $0[1])])
            },
            race("1,000 dashed lines, width 3", lines, nib: 3, .dashes, rival_dashed_lines) {
                Path(lines: Path.dashes($0, dash: 9, gap: 9))
            },
        ]
    }

    private var boxes: [[Point]] {
        var wander = Wander()
        return (0..<count).map { _ in
            let center = wander.point(width, height, margin: 100)
            let half = Point(x: wander.number(5...90), y: wander.number(5...90))
            return [center - half, center + half]
        }
    }

    private var lines: [[Point]] {
        var wander = Wander()
        return (0..<count).map { _ in
            [wander.point(width, height, margin: 20), wander.point(width, height, margin: 20)]
        }
    }

    private func race(
        _ work: String, _ shapes: [[Point]], nib: Double, _ drawing: Skia.Drawing,
        _ cairo: @escaping (OpaquePointer?, UnsafePointer<Double>?, Int32, RivalPen) -> Void,
        _ path: @escaping ([Point]) -> Path
    ) -> Race {
        Race(work: work, unit: .whole) {
            let flat = shapes.flatMap(\.flat)
            let board = rival_board(Int32(width), Int32(height))
            let color = Color(hex: 0x3366CC)
            let pen = RivalPen(Paint(color), width: nib)
            let paint = PathPaint(stroke: Paint(color), width: nib, fill: color)
            return (
                easel: {
                    var layer = Layer(width: width, height: height)
                    for shape in shapes { layer.lay(path(shape), paint) }
                },
                rivals: [
                    Rival("cairo", limit: 0.4) { cairo(board, flat, Int32(count), pen) },
                    skia?.rival(drawing, flat, pen),
                ]
            )
        }
    }
}
