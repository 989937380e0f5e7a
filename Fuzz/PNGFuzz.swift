import Formats
import Raster

/// Any bytes are a picture or an error, within the memory that the limits grant.
///
/// A small picture is written again, and must be confirmed.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let memory = UnsafeRawBufferPointer(start: bytes, count: count)
    var limits = PictureLimits()
    limits.pixels = 1 << 20
    limits.drawingBytes = 1 << 20
    guard let picture = try? PNGDecoder(limits: limits).decode(memory.bytes) else { return 0 }

    let (bitmap, drawing) = (picture.bitmap, picture.drawing)
    guard bitmap.width * bitmap.height < 4096 else { return 0 }
    let encoder = PNGEncoder(width: bitmap.width, height: bitmap.height, drawing: drawing)
    guard let file = try? PNGEncoder.encode(bitmap, drawing: drawing) else {
        fatalError("unwritten")
    }
    let isConfirmed = PNGVerifier(encoder).confirms(file.span.bytes, shows: bitmap.copyRow)
    precondition(isConfirmed, "what was written is not what was meant")
    return 0
}
