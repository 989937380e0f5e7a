extension Ring {
    /// Paints the ring.
    func lay(_ wash: Wash, on layer: inout Layer) {
        let (left, columns) = (frame.x.lowerBound &>> tileShift, frame.width &>> tileShift)
        var pixels: [UnsafeMutablePointer<UInt32>?] = unsafe []
        for y in frame.y {
            if y & (tileSide - 1) == 0 || (unsafe pixels.isEmpty) {
                unsafe pixels = Array(repeating: nil, count: columns)
            }
            let (down, up) = (run(y, .down), run(y, .up))
            let first = min(down.outerStart, up.outerStart) &>> tileShift
            var column = first
            while column &<< tileShift < max(down.outerEnd, up.outerEnd) {
                let part = column &<< tileShift..<(column &+ 1) &<< tileShift
                defer { column &+= 1 }
                guard down.meets(part) || up.meets(part) else { continue }
                // Only now is it certain that there is something for this tile.
                let tile = TileIndex(row: y &>> tileShift, column: left &+ column)
                let ink = unsafe pixels[column] ?? layer.writablePixels(tile)
                unsafe pixels[column] = ink
                let line = unsafe ink + y % tileSide * tileSide - part.lowerBound
                unsafe wash.lay(down, up, in: part, on: line)
            }
        }
    }
}
