package import Painting

/// What a drawing file holds.
package struct DrawingContents: Equatable, Sendable {
    /// The drawing; where ``picture`` is to lie under it, its background is white until then.
    package var drawing: Drawing
    /// The picture that the background refers to, still to be read by the caller.
    package var picture: PictureReference?
    /// What could not be kept; `nil` when everything was.
    package var skipped: Skipped?
    package var warnings: [Warning]
    /// Whether the file is a bare list of marks, without a board.
    package var isList = false

    package init(
        drawing: Drawing, picture: PictureReference? = nil, skipped: Skipped? = nil,
        warnings: [Warning] = []
    ) {
        self.drawing = drawing
        self.picture = picture
        self.skipped = skipped
        self.warnings = warnings
    }

    /// Elements that are not marks.
    package struct Skipped: Hashable, Sendable {
        package var count: Int
        /// All elements, the kept ones too.
        package var total: Int
        /// The position of the first skipped element, from 1.
        package var first: Int
        package var reason: MarkFault
        package var location: JSONLocation

        package init(
            count: Int, total: Int, first: Int, reason: MarkFault, location: JSONLocation
        ) {
            self.count = count
            self.total = total
            self.first = first
            self.reason = reason
            self.location = location
        }
    }

    package enum Warning: Hashable, Sendable {
        /// The background is not one; the board is white.
        case background(BackgroundFault)
        /// Coordinates or widths of so many marks were brought into the range that marks have.
        case adjusted(marks: Int)
        /// So many marks reach beyond the largest board there is.
        case beyondBoard(marks: Int)
    }
}

/// Why the background of a drawing file is not one.
package enum BackgroundFault: Hashable, Sendable {
    /// Not null, nor an object with either a color or an image.
    case wrongType
    case duplicateKey
    case badColor
    case unknownMode
    /// An address on some network, where Easel does not go.
    case remotePicture
    /// A path that is empty or contains NUL.
    case badPath
    /// A data URI that is not in Base64.
    case badData
    case pictureTooLarge(limit: Int)
}
