package import Raster

/// What lies under the ink of a drawing.
package enum Background: Equatable, Sendable {
    case color(Color)
    /// Nothing: a checkerboard on screen, alpha in a file.
    case clear
    case picture(BackgroundPicture, Placement)

    /// How a picture lies on a board of another size.
    package enum Placement: String, CaseIterable, Hashable, Sendable {
        /// Repeated from the top-left corner.
        case tile
        /// As large as fits, centered, its shape kept.
        case fit
        /// At its own size, centered.
        case center
    }

    /// The background as the board shows it, or as a file holds it when `isForFile`.
    package func backdrop(width: Int, height: Int, isForFile: Bool) -> Backdrop {
        let nothing: Backdrop.Base = isForFile ? .clear : .checkerboard
        switch self {
        case .color(let color):
            return Backdrop(.color(color))
        case .clear:
            return Backdrop(nothing)
        case .picture(let picture, let placement):
            return Backdrop(
                nothing, picture: picture.placed(placement, width: width, height: height))
        }
    }
}

/// A picture that was chosen as a background.
package struct BackgroundPicture: Equatable, Sendable {
    package var bitmap: Bitmap
    /// The file it came from, for drawings that refer to it; `nil` when it has none.
    package var path: [UInt8]?
    /// The picture's file as it was read, for drawings that carry it.
    package var file: [UInt8]

    package init(bitmap: Bitmap, path: [UInt8]?, file: [UInt8]) {
        self.bitmap = bitmap
        self.path = path
        self.file = file
    }

    func placed(
        _ placement: Background.Placement, width: Int, height: Int
    ) -> Backdrop.Picture {
        switch placement {
        case .tile:
            return Backdrop.Picture(bitmap, repeats: true)
        case .center:
            return centered(bitmap, width: width, height: height)
        case .fit:
            let scale = min(
                Double(width) / Double(bitmap.width), Double(height) / Double(bitmap.height))
            let fitted = bitmap.scaled(
                width: max(Int((Double(bitmap.width) * scale).rounded()), 1),
                height: max(Int((Double(bitmap.height) * scale).rounded()), 1)
            )
            return centered(fitted, width: width, height: height)
        }
    }

    private func centered(_ bitmap: Bitmap, width: Int, height: Int) -> Backdrop.Picture {
        Backdrop.Picture(
            bitmap, x: (width - bitmap.width) / 2, y: (height - bitmap.height) / 2)
    }
}
