import CRivals
import Raster

/// Freehand ink, sample by sample and at once.
struct InkRaces {
    let skia: Skia?

    private let width = 1920
    private let height = 1080

    var all: [Race] {
        [(2.0, 0.35), (10, 0.30), (50, 0.35), (200, 0.35)].map { nib, limit in
            motion("motion, width \(Int(nib))", nib: nib, limit: limit, Paint(.black))
        } + [
            motion(
                "motion, width 10, half opacity", nib: 10, limit: 0.30, Paint(.black, opacity: 128)),
            motion("eraser motion, width 50", nib: 50, limit: 0.10, .clearing()),
            atOnce,
        ]
    }

    /// All that a sample costs: curve, mask, tip, tiles, compositing, damage.
    private func motion(_ work: String, nib: Double, limit: Double, _ paint: Paint) -> Race {
        Race(work: work, unit: .step(of: 1_000)) {
            var wander = Wander()
            let strokes = (0..<10).map { _ in wander.stroke(samples: 100, width, height) }
            let (flat, pen) = (strokes.map(\.flat), RivalPen(paint, width: nib))
            let board = rival_board(Int32(width), Int32(height))
            let start =
                paint.operation == .clear ? inked(board) : Layer(width: width, height: height)
            return (
                easel: {
                    var layer = start
                    for stroke in strokes { draw(stroke, nib, paint, on: &layer) }
                },
                rivals: [
                    Rival("cairo", limit: limit) {
                        for points in flat { rival_segments(board, points, 100, pen) }
                    },
                    skia?.rival(.lines, strokes.flatMap(\.segments), pen),
                ]
            )
        }
    }

    /// Ink all over the board, to be erased: what is clear already costs cairo nothing to clear.
    private func inked(_ board: OpaquePointer?) -> Layer {
        let band = [Point(x: 0, y: 540), Point(x: 1920, y: 540)]
        var layer = Layer(width: width, height: height)
        _ = layer.draw(Path(lines: [band]), PathPaint(stroke: Paint(.white), width: 1_400))
        rival_path(board, band.flat, 2, RivalPen(Paint(.white), width: 1_400))
        return layer
    }

    private func draw(
        _ stroke: [Point], _ nib: Double, _ paint: Paint, on layer: inout Layer
    ) {
        var ink = FreehandInk(at: stroke[0], width: nib, paint: paint, on: layer)
        for sample in stroke { _ = ink.extend(to: sample, on: &layer) }
    }

    private var atOnce: Race {
        let work = "stroke of 10,000 segments at once, width 10"
        return Race(work: work, unit: .whole) {
            var wander = Wander()
            let stroke = wander.stroke(samples: 10_001, width, height)
            let flat = stroke.flat
            let board = rival_board(Int32(width), Int32(height))
            let paint = Paint(.black)
            let pen = RivalPen(paint, width: 10)
            return (
                easel: {
                    var layer = Layer(width: width, height: height)
                    _ = layer.draw(Path(lines: [stroke]), PathPaint(stroke: paint, width: 10))
                },
                rivals: [
                    Rival("cairo", limit: 0.6) {
                        rival_path(board, flat, Int32(stroke.count), pen)
                    },
                    skia?.rival(.path, flat, pen),
                ]
            )
        }
    }
}

extension RivalPen {
    init(_ paint: Paint, width: Double) {
        self.init(
            width: width,
            red: Double(paint.color.red) / 255,
            green: Double(paint.color.green) / 255,
            blue: Double(paint.color.blue) / 255,
            alpha: Double(paint.opacity) / 255,
            clear: paint.operation == .clear
        )
    }
}
