/// Why bytes could not be read as a picture.
package enum PictureError: Error, Hashable, Sendable {
    /// There are no bytes at all.
    case empty
    /// The bytes are in none of the known formats.
    case notAPicture
    /// The header promises more than ``PictureLimits`` allow, in pixels.
    case tooLarge(width: Int, height: Int)
    /// Reading would take this much memory, in bytes, which the system does not have to spare.
    case notEnoughMemory(bytes: Int)
    case damaged(Damage)
    case unsupported(Feature)
    /// The caller asked to stop.
    case cancelled

    /// What is wrong with the bytes.
    package enum Damage: Hashable, Sendable {
        /// The size of the picture cannot be told.
        case header
        /// The bytes end before the picture does.
        case truncated
        /// A checksum does not match: bytes have changed since the file was written.
        case checksum
        /// The bytes break the rules of their format.
        case content
    }

    /// A part of a format that is right, but that no reader here knows.
    package enum Feature: Hashable, Sendable {
        case bitsPerSample(Int)
        case losslessJPEG
        /// So many passes over so large a picture that showing it would take minutes.
        case scans(Int)
    }
}
