import Glibc

/// The movements a hand makes to cover ground.
extension Picture {
    typealias Places = [(x: Double, y: Double)]

    /// To and fro over the whole sheet, from top to bottom.
    func rows(from top: Double, to bottom: Double) -> Places {
        stride(from: top, through: bottom, by: 10).enumerated().flatMap { index, y -> Places in
            index % 2 == 0 ? [(0, y), (1000, y)] : [(1000, y), (0, y)]
        }
    }

    /// Up and down over all that lies below a skyline.
    func columns(below skyline: (Double) -> Double) -> Places {
        stride(from: 0.0, through: 1000, by: 5).enumerated().flatMap { index, x -> Places in
            let ends: Places = [(x, skyline(x)), (x, 560)]
            return index % 2 == 0 ? ends : ends.reversed()
        }
    }

    /// To and fro over a rectangle.
    func hatch(left: Double, right: Double, top: Double, bottom: Double) -> Places {
        stride(from: top, through: bottom, by: (bottom - top) / 20).enumerated().flatMap {
            index, y -> Places in
            index % 2 == 0 ? [(left, y), (right, y)] : [(right, y), (left, y)]
        }
    }

    /// Round loops in a row, as of wool; `x`, `y`: where they begin, halfway up.
    func loops(
        _ x: Double, _ y: Double, width: Double, height: Double, turns: Double
    ) -> Places {
        (0...Int(turns * 24)).map { step in
            let t = Double(step) / (turns * 24)
            let turn = t * turns * 2 * Double.pi
            return (x + width * t + height * 0.8 * cos(turn), y + height * sin(turn))
        }
    }
}
