import Formats
import Painting
import Raster
import Storage

/// The background pictures of a session, each decoded once.
struct SessionPictures {
    private let contents: SessionContents
    private var decoded: [Int: Bitmap] = [:]

    init(_ contents: SessionContents) { self.contents = contents }

    /// The picture that an edit names; `nil` if it cannot be read.
    subscript(reference: PictureReference) -> BackgroundPicture? {
        mutating get {
            guard case .stored(let number) = reference.source else {
                return try? DrawingFile.picture(reference, beside: nil)
            }
            guard let file = contents.picture(number),
                let bitmap = decoded[number] ?? (try? DrawingFile.decodePicture(file))?.bitmap
            else { return nil }
            decoded[number] = bitmap
            return BackgroundPicture(bitmap: bitmap, path: reference.origin, file: file)
        }
    }
}
