private import CImage

/// A PNG file that is being written; what is ready goes to the sink after every step.
struct PNGWriter: ~Copyable {
    private let writer: OpaquePointer

    init(width: Int, height: Int, hasAlpha: Bool) throws(EncodingError) {
        let writer = cimage_writer_open(UInt32(width), UInt32(height), hasAlpha ? 4 : 3)
        guard let writer else { throw .notEnoughMemory }
        self.writer = writer
    }

    deinit { cimage_writer_close(writer) }

    /// Adds the text of a drawing, in pieces that end between two characters; before the first row.
    func add(
        drawing text: [UInt8], proceed: () -> Bool, to sink: (RawSpan) -> Bool
    ) throws(EncodingError) {
        var start = 0
        while start < text.count {
            guard proceed() else { throw .cancelled }
            var end = min(start + PNGDrawingPart.mostBytes, text.count)
            while end < text.count, text[end] & 0xC0 == 0x80, end > start + 1 { end -= 1 }
            let status = text[start..<end].withUnsafeBufferPointer {
                cimage_writer_text(writer, PNGDrawingPart.keyword, $0.baseAddress, $0.count)
            }
            try check(status, then: sink)
            start = end
        }
    }

    /// Adds the next row.
    func add(
        _ row: inout PNGRowBuffer, hasAlpha: Bool, to sink: (RawSpan) -> Bool
    ) throws(EncodingError) {
        try row.withBytes(hasAlpha: hasAlpha) { bytes throws(EncodingError) in
            try check(cimage_writer_row(writer, bytes), then: sink)
        }
    }

    /// Ends the file, after the last row.
    func finish(to sink: (RawSpan) -> Bool) throws(EncodingError) {
        try check(cimage_writer_finish(writer), then: sink)
    }

    private func check(
        _ status: CImageStatus, then sink: (RawSpan) -> Bool
    ) throws(EncodingError) {
        // The size is valid and the rows are counted, so that memory is all libpng can complain
        // about.
        guard status == .ok else { throw .notEnoughMemory }
        var count = 0
        let bytes = cimage_writer_bytes(writer, &count)
        guard count > 0 else { return }
        guard sink(UnsafeRawBufferPointer(start: bytes, count: count).bytes) else {
            throw .sinkRefused
        }
        cimage_writer_drain(writer)
    }
}
