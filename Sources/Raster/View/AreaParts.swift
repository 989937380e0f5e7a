internal import CVector

/// Along one axis of a shrunken view, which part of each board pixel lies behind which window pixel.
struct AreaParts {
    /// The board pixels behind all of them.
    let pixels: Range<Int>
    private let start: Int
    /// For each window pixel the first of the board pixels behind it and where their weights begin; one
    /// more in the end.
    private var firsts: [Int] = []
    private var offsets: [Int] = [0]
    private var weights: [Float] = []

    /// - Precondition: some of the board's `count` pixels lies behind each window pixel of `range`.
    init(_ axis: ViewAxis, _ range: Range<Int>, count: Int) {
        start = range.lowerBound
        func edge(_ place: Int) -> Double {
            min(max((Double(place) - axis.origin) / axis.zoom, 0), Double(count))
        }
        var end = 0
        for place in range {
            let (low, high) = (edge(place), edge(place + 1))
            let first = min(Int(low), count - 1)
            end = max(min(Int(high.rounded(.up)), count), first + 1)
            firsts.append(first)
            for pixel in first..<end {
                let part = min(high, Double(pixel + 1)) - max(low, Double(pixel))
                // Of a sliver at the board's edge some is always left.
                weights.append(Float(max(part, 1e-6)))
            }
            offsets.append(weights.count)
        }
        pixels = (firsts.first ?? 0)..<end
    }

    /// The board pixels behind some window pixels, one at least.
    func behind(_ window: Range<Int>) -> Range<Int> {
        let (first, last) = (window.lowerBound - start, window.upperBound - 1 - start)
        return firsts[first]..<firsts[last] + offsets[last + 1] - offsets[last]
    }

    /// The board pixels behind a window pixel, and how much of each.
    func parts(of window: Int) -> (Range<Int>, ArraySlice<Float>) {
        let index = window - start
        return (behind(window..<window + 1), weights[offsets[index]..<offsets[index + 1]])
    }

    /// How much of the board lies behind a window pixel.
    func total(_ window: Int) -> Double {
        parts(of: window).1.reduce(0) { $0 + Double($1) }
    }

    /// Makes window pixels, those of a row that begins at `place`, from sums of the channels of each column
    /// of the board from `first` on.
    func blend(
        _ sums: Span<SIMD4<Float>>, from first: Int, _ window: Range<Int>, scale: Double,
        into pixels: inout MutableSpan<Pixel>, at place: Int
    ) {
        let (firsts, offsets, weights) = (firsts.span, offsets.span, weights.span)
        for x in window {
            let index = x - start
            let shift = firsts[index] - first - offsets[index]
            var sum = SIMD4<Float>.zero
            var total: Float = 0
            for part in offsets[index]..<offsets[index + 1] {
                sum += sums[shift + part] * weights[part]
                total += weights[part]
            }
            let average = cv_wide(sum) * (scale / Double(total))
            pixels[place + x] = Pixel(bits: cv_word(average + 0.5))
        }
    }
}
