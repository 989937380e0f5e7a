/// What the chunks around the pixels of a PNG say; found without reading a pixel or taking memory.
struct PNGMetadata {
    /// In pixels, as the header promises them; not checked.
    let width: Int
    let height: Int
    private(set) var orientation = Orientation.upright
    private(set) var hasColorProfile = false

    /// The chunks that together hold the drawing, in their order.
    private(set) var drawing: [PNGDrawingPart] = []
    /// Whether there was a part that made no sense.
    private(set) var hasDamagedDrawing = false

    /// Returns `nil` if the file does not begin with a signature and a header.
    init?(_ file: BoundedBytes) {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard file.hasPrefix(signature),
            let header = PNGChunk(in: file, at: PNGChunk.start),
            header.type == PNGChunk.type("IHDR"),
            let width = header.body.big32(at: 0), let height = header.body.big32(at: 4)
        else { return nil }
        self.width = width
        self.height = height

        var offset = PNGChunk.start + header.size
        while let chunk = PNGChunk(in: file, at: offset), chunk.type != PNGChunk.type("IEND") {
            note(chunk)
            offset += chunk.size
        }
    }

    private mutating func note(_ chunk: PNGChunk) {
        switch chunk.type {
        case PNGChunk.type("iCCP"): hasColorProfile = true
        case PNGChunk.type("eXIf") where chunk.isIntact:
            orientation = Orientation(exif: chunk.body)
        case PNGChunk.type("iTXt") where PNGDrawingPart.isNamed(in: chunk):
            guard let part = PNGDrawingPart(chunk), drawing.count < PNGDrawingPart.mostParts else {
                return hasDamagedDrawing = true
            }
            drawing.append(part)
        default: break
        }
    }
}
