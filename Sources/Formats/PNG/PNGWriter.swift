private import CImage

/// A PNG file that is being written; what is ready goes to the sink after every step.
struct PNGWriter: ~Copyable {
    private let writer: OpaquePointer
    private let layout: PNGLayout

    init(layout: PNGLayout) throws(EncodingError) {
        guard let writer = cimage_writer_open() else { throw .notEnoughMemory }
        self.writer = writer
        self.layout = layout
    }

    deinit { cimage_writer_close(writer) }

    /// Adds what stands before everything else.
    func addHeader(width: Int, height: Int) throws(EncodingError) {
        let size = [width, height].flatMap { side in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
        }
        try add("IHDR", size + [UInt8(layout.depth), layout.colorType, 0, 0, 0])
        let perceptual: UInt8 = 0
        try add("sRGB", [perceptual])
        if case .indexed(let palette) = layout { try add(palette) }
    }

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
        _ row: inout PNGRowBuffer, to sink: (RawSpan) -> Bool
    ) throws(EncodingError) {
        try row.withBytes(in: layout) { bytes, count throws(EncodingError) in
            try check(cimage_writer_row(writer, bytes, count), then: sink)
        }
    }

    /// Ends the file, after the last row.
    func finish(to sink: (RawSpan) -> Bool) throws(EncodingError) {
        try check(cimage_writer_finish(writer), then: sink)
    }

    private func add(_ palette: PNGPalette) throws(EncodingError) {
        let colors = palette.words.map(StraightColor.straight)
        let channels = colors.flatMap { color in
            [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
        }
        try add("PLTE", channels)
        let alphas = colors.map { UInt8($0 >> 24) }.prefix { $0 < 255 }
        if !alphas.isEmpty { try add("tRNS", Array(alphas)) }
    }

    private func add(_ type: String, _ content: [UInt8]) throws(EncodingError) {
        let status = content.withUnsafeBufferPointer {
            cimage_writer_chunk(writer, type, $0.baseAddress, $0.count)
        }
        guard status == .ok else { throw .notEnoughMemory }
    }

    private func check(
        _ status: CImageStatus, then sink: (RawSpan) -> Bool
    ) throws(EncodingError) {
        // Nothing but memory can be missing.
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
