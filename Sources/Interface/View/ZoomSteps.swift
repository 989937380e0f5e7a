/// The zooms that keys, buttons and the wheel go through, in window pixels to a board pixel.
package enum ZoomSteps {
    /// 5 % to 6,400 %.
    package static let range = 0.05...64.0

    /// From the smallest to the largest; those below 1 are parts of which whole numbers make a whole.
    package static let all: [Double] = [
        1.0 / 20, 1.0 / 16, 1.0 / 12, 1.0 / 8, 1.0 / 6, 1.0 / 4, 1.0 / 3, 1.0 / 2, 2.0 / 3,
        1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64,
    ]

    /// The step after `zoom` in the direction of `count`, that many times; the ends of the list stay.
    package static func step(from zoom: Double, by count: Int) -> Double {
        // A zoom that arithmetic left beside a step counts as that step.
        let slack = 1e-9 * zoom
        if count > 0 {
            let first = all.firstIndex { $0 > zoom + slack } ?? all.count - 1
            return max(all[min(first + count - 1, all.count - 1)], min(zoom, range.upperBound))
        }
        guard count < 0 else { return zoom }
        let last = all.lastIndex { $0 < zoom - slack } ?? 0
        return min(all[max(last + count + 1, 0)], max(zoom, range.lowerBound))
    }

    static func clamped(_ zoom: Double) -> Double {
        zoom.isNaN ? 1 : min(max(zoom, range.lowerBound), range.upperBound)
    }
}
