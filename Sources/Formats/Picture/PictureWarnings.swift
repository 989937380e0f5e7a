/// What people should know about a picture that could be read nevertheless.
package struct PictureWarnings: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The file is damaged or cut short; some pixels may be missing or wrong.
    package static let damaged = PictureWarnings(rawValue: 1 << 0)

    /// The file has a color profile, which was taken for sRGB.
    package static let colorProfileIgnored = PictureWarnings(rawValue: 1 << 1)

    /// The file carries a drawing, but it is damaged or too large; only the pixels were read.
    package static let drawingUnreadable = PictureWarnings(rawValue: 1 << 2)
}
