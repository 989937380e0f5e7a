import Raster

/// The part of a picture that has ink.
struct Ink {
    /// `nil` where there is none.
    let bounds: PixelRect?
    /// Row-major, as many as ``bounds`` has pixels.
    let coverage: [UInt8]

    /// Keeps the smallest block that holds every pixel that is not zero.
    ///
    /// `x` and `y` are where the picture's top-left pixel lies.
    init(cropping pixels: [UInt8], columns: Int, x: Int, y: Int) {
        var left = columns
        var right = 0
        var inked: [Int] = []
        for row in 0..<pixels.count / columns {
            let line = pixels[row * columns..<(row + 1) * columns]
            guard let first = line.firstIndex(where: { $0 > 0 }) else { continue }
            let last = line.lastIndex { $0 > 0 } ?? first
            left = min(left, first - line.startIndex)
            right = max(right, last - line.startIndex + 1)
            inked.append(row)
        }
        guard let top = inked.first, let bottom = inked.last else {
            bounds = nil
            coverage = []
            return
        }
        bounds = PixelRect(x: x + left, y: y + top, width: right - left, height: bottom + 1 - top)
        coverage = (top...bottom).flatMap { pixels[$0 * columns + left..<$0 * columns + right] }
    }
}
