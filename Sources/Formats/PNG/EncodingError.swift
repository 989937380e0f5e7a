/// Why a picture could not be written.
package enum EncodingError: Error, Hashable, Sendable {
    case notEnoughMemory
    /// The receiver of the bytes wanted no more of them.
    case sinkRefused
    /// The caller asked to stop.
    case cancelled
    /// A width or height that the format has no room for.
    case tooLarge(width: Int, height: Int)
}
