package import Painting

/// Writes drawing files in Easel's own form, one mark a line; the same drawing gives the same bytes.
///
/// Numbers are the shortest text that reads back as the same number. Reading gives the same
/// size, background and marks, provided that their values are in the ranges that marks have, as those
/// are that the board makes; values outside are written as the nearest ones inside.
package struct DrawingWriter: Sendable {
    /// How the picture of a background goes along.
    package enum Pictures: Hashable, Sendable {
        /// Inside the drawing, as a data URI.
        case embedded
        /// By its path from this folder where it lies below it, else inside the drawing. Both
        /// paths must be absolute and without `.` and `..`.
        case below(folder: [UInt8])
    }

    package var pictures: Pictures

    package init(pictures: Pictures = .embedded) {
        self.pictures = pictures
    }

    /// The whole text.
    package func encode(_ drawing: Drawing) -> [UInt8] {
        var text: [UInt8] = []
        write(drawing) { text += $0 }
        return text
    }

    /// The text of the marks alone, as a bare list; `nil` unless ``Drawing/fitsList``.
    package func encode(listOf drawing: Drawing) -> [UInt8]? {
        guard drawing.fitsList else { return nil }
        var output = DrawingOutput()
        output.isList = true
        var text: [UInt8] = []
        output.write(listOf: drawing) { text += $0 }
        output.append("\n")
        output.flush { text += $0 }
        return text
    }

    /// Hands the text to `sink` in parts of about 64 KB.
    package func write<Failure>(
        _ drawing: Drawing, to sink: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        var output = DrawingOutput()
        try output.write(drawing, as: form(of: drawing.background), to: sink)
        output.append("\n")
        try output.flush(to: sink)
    }

    private func form(of background: Background) -> DrawingOutput.PictureForm {
        guard case .picture(let picture, _) = background, let path = picture.path,
            case .below(let folder) = pictures, let name = relative(path, to: folder)
        else { return .embedded }
        return .path(name)
    }

    /// The path from `folder` to `path` below it; `nil` where JSON cannot tell it or a reader would
    /// not go there.
    private func relative(_ path: [UInt8], to folder: [UInt8]) -> [UInt8]? {
        let slash = UInt8(ascii: "/")
        let prefix = folder.last == slash ? folder : folder + [slash]
        guard path.starts(with: prefix), String(validating: path, as: UTF8.self) != nil else {
            return nil
        }
        let name = Array(path[prefix.count...])
        let safe = name.beginsWithScheme ? Array("./".utf8) + name : name
        guard case .inside? = try? PictureReference.Source(path: safe) else { return nil }
        return safe
    }
}
