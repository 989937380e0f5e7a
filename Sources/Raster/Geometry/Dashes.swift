extension Path {
    /// The polyline cut into dashes of `dash` pixels with gaps of `gap` pixels between them.
    ///
    /// The first dash begins at the first point, and the pattern goes on around corners. Dashes that
    /// would be closer than a hundredth of a pixel are not worth cutting: the line stays whole.
    package static func dashes(_ line: [Point], dash: Double, gap: Double) -> [[Point]] {
        guard var last = line.first, dash > 0.01, gap > 0.01 else { return [line] }
        var dashes = [[last]]
        var isDrawing = true
        var left = dash
        for corner in line.dropFirst() {
            var rest = (corner - last).length
            while rest > left {
                last = last + (corner - last) * (left / rest)
                rest -= left
                if isDrawing {
                    dashes[dashes.count - 1].append(last)
                } else {
                    dashes.append([last])
                }
                isDrawing.toggle()
                left = isDrawing ? dash : gap
            }
            left -= rest
            last = corner
            if isDrawing && rest > 0 { dashes[dashes.count - 1].append(corner) }
        }
        return dashes
    }
}
