import Formats

/// Any bytes are a picture or an error, within the memory that the limits grant.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let memory = UnsafeRawBufferPointer(start: bytes, count: count)
    var limits = PictureLimits()
    limits.pixels = 1 << 20
    _ = try? JPEGDecoder(limits: limits).decode(memory.bytes)
    return 0
}
