internal import CVector

extension Bitmap {
    /// The picture at another size: each new pixel is the average of the area that it covers, rounded
    /// once, or lies between neighbors where the picture is enlarged.
    ///
    /// A pure function of its pixels, so it may run on any thread. Exact for up to 65,793 rows.
    ///
    /// - Precondition: `width` and `height` are positive.
    package func scaled(width: Int, height: Int) -> Bitmap {
        guard width != self.width || height != self.height else { return self }
        let columns = Resampling(from: self.width, to: width)
        let rows = Resampling(from: self.height, to: height)
        var sums = [SIMD4<Float>](repeating: .zero, count: self.width)
        var result = Bitmap(width: width, height: height)
        for y in 0..<height {
            withPixels { old in addRows(rows.parts(of: y), of: old, to: &sums) }
            result.withMutablePixels { new in
                columns.blend(
                    sums.span, scale: 1 / (rows.total * columns.total), into: &new, from: y * width)
            }
        }
        return result
    }

    private func addRows(
        _ parts: Resampling.Parts, of old: Span<Pixel>, to sums: inout [SIMD4<Float>]
    ) {
        var sums = sums.mutableSpan
        for index in sums.indices { sums[index] = .zero }
        for (row, weight) in zip(parts.first..., parts.weights) {
            let line = old.extracting(row * width..<(row + 1) * width)
            for index in sums.indices { sums[index] += cv_channels(line[index].bits) * weight }
        }
    }
}

/// Which old pixels make up each new one along one axis, and in what parts: whole numbers, so that sums
/// of them are exact.
private struct Resampling {
    /// What goes into one new pixel.
    struct Parts {
        /// The first of the old pixels, which follow each other.
        let first: Int
        let weights: ArraySlice<Float>
    }

    /// What the weights of each new pixel come to.
    let total: Double
    private var firsts: [Int] = []
    private var ends: [Int] = [0]
    private var weights: [Float] = []

    init(from old: Int, to new: Int) {
        total = Double(new <= old ? old : 2 * new)
        for position in 0..<new {
            let (first, parts) =
                new <= old
                ? Self.covered(position, old, new) : Self.between(position, old, new)
            firsts.append(first)
            weights += parts.map { Float($0) }
            ends.append(weights.count)
        }
    }

    func parts(of position: Int) -> Parts {
        Parts(first: firsts[position], weights: weights[ends[position]..<ends[position + 1]])
    }

    /// An old pixel is `new` long, a new one `old`: their common parts are whole.
    private static func covered(_ position: Int, _ old: Int, _ new: Int) -> (Int, [Int]) {
        let (start, end) = (position * old, (position + 1) * old)
        let first = start / new
        return (
            first,
            (first...(end - 1) / new).map { min(($0 + 1) * new, end) - max($0 * new, start) }
        )
    }

    /// The two old pixels around the middle of a new one, an old one being `2 * new` long.
    private static func between(_ position: Int, _ old: Int, _ new: Int) -> (Int, [Int]) {
        let middle = (2 * position + 1) * old - new
        guard middle > 0 else { return (0, [2 * new]) }
        let first = middle / (2 * new)
        guard first + 1 < old else { return (old - 1, [2 * new]) }
        return (first, [2 * new - middle % (2 * new), middle % (2 * new)])
    }

    /// Makes a row of `pixels`, which begins at `start`, from sums of the channels of old ones.
    func blend(
        _ sums: Span<SIMD4<Float>>, scale: Double, into pixels: inout MutableSpan<Pixel>,
        from start: Int
    ) {
        // More than a half by less than one part in all, so that a tie is rounded up in spite of `scale`.
        let half = SIMD4<Double>(repeating: 0.5 / scale + 0.25)
        let (weights, ends) = (weights.span, ends.span)
        for position in firsts.indices {
            let (from, to) = (ends[position], ends[position + 1])
            let shift = firsts[position] - from
            var sum = SIMD4<Double>.zero
            for index in from..<to {
                sum += cv_wide(sums[shift + index]) * Double(weights[index])
            }
            pixels[start + position] = Pixel(bits: cv_word((sum + half) * scale))
        }
    }
}
