package import Raster

/// Reads a PNG back and compares it with what was to be written, a row at a time.
package struct PNGVerifier: Sendable {
    private let expected: PNGEncoder

    /// Takes the encoder that wrote the file.
    package init(_ expected: PNGEncoder) {
        self.expected = expected
    }

    /// Whether the file is whole and shows exactly these rows, with exactly the drawing of the
    /// encoder.
    ///
    /// `rows` gives the picture again, from top to bottom, once.
    package func confirms(
        _ bytes: RawSpan, shows rows: (_ index: Int, _ row: inout MutableSpan<Pixel>) -> Void
    ) -> Bool {
        bytes.withUnsafeBytes { memory in
            let file = BoundedBytes(memory)
            guard hasOnlyIntactChunks(file), let metadata = PNGMetadata(file),
                holdsDrawing(metadata)
            else { return false }
            return (try? confirms(file, shows: rows)) ?? false
        }
    }

    /// Decoders skip damaged chunks that they need not understand.
    private func hasOnlyIntactChunks(_ file: BoundedBytes) -> Bool {
        var offset = PNGChunk.start
        while let chunk = PNGChunk(in: file, at: offset), chunk.isIntact {
            offset += chunk.size
            if chunk.type == PNGChunk.type("IEND") { break }
        }
        return offset == file.count
    }

    private func holdsDrawing(_ metadata: PNGMetadata) -> Bool {
        guard !metadata.hasDamagedDrawing else { return false }
        return PNGDrawingPart.joined(metadata.drawing, limits: PictureLimits()) == expected.drawing
            ?? []
    }

    private func confirms(
        _ file: BoundedBytes, shows rows: PNGEncoder.Rows
    ) throws(PictureError) -> Bool {
        let read = try PNGRows(file, honorsGamma: true)
        guard read.width == expected.width, read.height == expected.height, read.passes == 1 else {
            return false
        }
        var wanted = PNGRowBuffer(width: expected.width)
        var found: [UInt32] = Array(repeating: 0, count: expected.width)
        for y in 0..<expected.height {
            wanted.fill { rows(y, &$0) }
            try found.withUnsafeMutableBufferPointer { row throws(PictureError) in
                if let base = row.baseAddress { try read.read(into: base) }
            }
            for x in found.indices { found[x] = StraightColor.premultiplied(found[x]) }
            guard wanted.matches(found) else { return false }
        }
        try read.finish()
        return !read.hasOddities
    }
}
