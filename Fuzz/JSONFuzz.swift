import Formats
import Painting

/// Any bytes are a drawing, an edit or an error; what could be read is written again and must come
/// back the same.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let memory = UnsafeRawBufferPointer(start: bytes, count: count)
    let reader = DrawingReader(width: 10, height: 10)
    if let contents = try? reader.read(memory.bytes) {
        let text = DrawingWriter().encode(contents.drawing)
        let again = try? reader.read(text.span.bytes)
        precondition(again?.drawing == contents.drawing, "another drawing came back")
    }
    let drawing = Drawing(width: 9, height: 9)
    if let edit = try? EditCoding.edit(from: memory.bytes, applyingTo: drawing) {
        let text = EditCoding.bytes(of: edit)
        let again = try? EditCoding.edit(from: text.span.bytes, applyingTo: drawing)
        precondition(again == edit, "another edit came back")
    }
    return 0
}
