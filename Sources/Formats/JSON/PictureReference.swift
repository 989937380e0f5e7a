package import Painting

/// A picture that a file names as a background, and how it is to lie there.
package struct PictureReference: Hashable, Sendable {
    package var source: Source
    package var placement: Background.Placement
    /// Where a picture in a session file once came from.
    package var origin: [UInt8]?

    package init(
        _ source: Source, _ placement: Background.Placement, origin: [UInt8]? = nil
    ) {
        self.source = source
        self.placement = placement
        self.origin = origin
    }

    package enum Source: Hashable, Sendable {
        /// A picture file inside the drawing.
        case embedded([UInt8])
        /// A file below the drawing's folder, by its path from there.
        case inside([UInt8])
        /// An absolute path, or one with a `..` in it: not to be opened without asking.
        case outside([UInt8])
        /// A picture kept elsewhere in the session file.
        case stored(Int)
    }
}

extension PictureReference.Source {
    /// The path as a drawing file has it; nothing is looked up.
    init(path: [UInt8]) throws(BackgroundFault) {
        guard !path.isEmpty, !path.contains(0) else { throw .badPath }
        if path.beginsWithScheme { throw .remotePicture }
        let parts = path.split(separator: UInt8(ascii: "/"))
        let leaves = path[0] == UInt8(ascii: "/") || parts.contains(Array("..".utf8)[...])
        self = leaves ? .outside(path) : .inside(path)
    }
}

extension BackgroundFault: Error {}

extension [UInt8] {
    /// Whether the bytes begin like a URI: letters, digits, `+`, `-` or `.`, then a colon.
    var beginsWithScheme: Bool {
        guard let colon = firstIndex(of: .colon), colon > 0 else { return false }
        return self[..<colon].allSatisfy { byte in
            switch byte {
            case .digit0 ... .digit9, UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), .minus,
                UInt8(ascii: "."):
                true
            default: false
            }
        }
    }
}
