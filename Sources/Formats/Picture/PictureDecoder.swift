/// Reads pictures of any known format, told apart by their content and not by a name.
package struct PictureDecoder: Sendable {
    package var limits: PictureLimits

    package init(limits: PictureLimits = PictureLimits()) {
        self.limits = limits
    }

    /// The formats that can be read.
    package enum Format: Hashable, Sendable {
        case png, jpeg

        /// The format that the first bytes belong to, or `nil` if they belong to none.
        package init?(_ bytes: RawSpan) {
            switch bytes.withUnsafeBytes({ $0.prefix(3).reduce(0) { $0 << 8 | Int($1) } }) {
            case 0x89504E: self = .png
            case 0xFFD8FF: self = .jpeg
            default: return nil
            }
        }
    }

    /// Reads a whole file.
    ///
    /// `proceed` is told now and then how much is done, 0…1, and stops the reading by returning
    /// `false`. A JPEG is decoded in one go, so there it is asked only before and after.
    package func decode(
        _ bytes: RawSpan, proceed: (Double) -> Bool = { _ in true }
    ) throws(PictureError) -> Picture {
        guard !bytes.isEmpty else { throw .empty }
        switch Format(bytes) {
        case .png: return try PNGDecoder(limits: limits).decode(bytes, proceed: proceed)
        case .jpeg: return try JPEGDecoder(limits: limits).decode(bytes, proceed: proceed)
        case nil: throw .notAPicture
        }
    }
}
