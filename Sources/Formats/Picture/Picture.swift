package import Raster

/// A picture that was read from a file, upright and in sRGB.
package struct Picture: Sendable {
    package let bitmap: Bitmap
    package let warnings: PictureWarnings

    /// The UTF-8 text of the drawing that an Easel PNG carries, not checked further; else `nil`.
    package let drawing: [UInt8]?
}
