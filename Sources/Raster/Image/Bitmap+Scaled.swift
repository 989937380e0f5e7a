extension Bitmap {
    /// The picture at another size: every new pixel is the average of what it covers, with weights
    /// between neighbors where it is enlarged.
    ///
    /// - Precondition: `width` and `height` are positive.
    package func scaled(width: Int, height: Int) -> Bitmap {
        guard width != self.width || height != self.height else { return self }
        let columns = Resampling(from: self.width, to: width)
        let rows = Resampling(from: self.height, to: height)
        var narrow = Bitmap(width: width, height: self.height)
        for y in 0..<self.height {
            for x in 0..<width {
                narrow[x: x, y: y] = columns.blend(x) { self[x: $0, y: y] }
            }
        }
        var result = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                result[x: x, y: y] = rows.blend(y) { narrow[x: x, y: $0] }
            }
        }
        return result
    }
}

/// Which old pixels make up each new one along one axis, and in what parts.
private struct Resampling {
    private let parts: [[(index: Int, weight: Double)]]

    init(from old: Int, to new: Int) {
        let ratio = Double(old) / Double(new)
        let reach = max(ratio, 1)
        parts = (0..<new).map { position in
            let center = (Double(position) + 0.5) * ratio
            let first = Int((center - reach).rounded(.down))
            let last = Int((center + reach).rounded(.up))
            let near = (first...last).compactMap { index -> (index: Int, weight: Double)? in
                let weight = 1 - abs(Double(index) + 0.5 - center) / reach
                return weight > 0 ? (min(max(index, 0), old - 1), weight) : nil
            }
            let sum = near.reduce(0) { $0 + $1.weight }
            return near.map { ($0.index, $0.weight / sum) }
        }
    }

    func blend(_ position: Int, _ pixel: (Int) -> Pixel) -> Pixel {
        var sum = SIMD4<Double>(repeating: 0)
        for (index, weight) in parts[position] {
            let old = pixel(index)
            sum +=
                weight
                * SIMD4(
                    Double(old.blue), Double(old.green), Double(old.red), Double(old.alpha))
        }
        func channel(_ lane: Int) -> UInt32 {
            UInt32(min(max(sum[lane] + 0.5, 0), 255)) << (8 * lane)
        }
        return Pixel(bits: channel(0) | channel(1) | channel(2) | channel(3))
    }
}
