import Formats
import Interface
import Painting
import Raster
import Storage

/// Reads what can be opened: drawings, PNG files that carry one, and plain pictures.
enum DrawingFile {
    /// What a file held.
    struct Contents {
        var drawing: Drawing
        /// Whether it is a bare list of marks, without a board.
        var isList = false
        var skipped: DrawingContents.Skipped?
        /// Why the background's picture is not there; the background is white then.
        var missingPicture: Failure?
        var stamp: FileStamp?
    }

    /// The bytes that a file may have at most.
    static let limit = 2 << 30

    /// Reads the file at `path`; a drawing without a size of its own gets at least `size`.
    static func read(
        _ path: FilePath, size: (width: Int, height: Int)
    ) throws(Failure) -> Contents {
        do {
            let file = try FileContents.read(path, limit: limit)
            var contents = try decode(file.bytes, from: path, size: size)
            contents.stamp = file.stamp
            return contents
        } catch let failure as Failure {
            throw failure
        } catch let error as StorageError {
            throw Failure(problem: Problem(error))
        } catch {
            throw Failure(problem: .damaged)
        }
    }

    /// Reads bytes that came from `path`, or from a pipe.
    static func decode(
        _ bytes: [UInt8], from path: FilePath?, size: (width: Int, height: Int)
    ) throws(Failure) -> Contents {
        guard !bytes.isEmpty else { throw Failure(problem: .empty) }
        guard PictureDecoder.Format(bytes.span.bytes) != nil else {
            return try decodeDrawing(bytes, from: path, size: size)
        }
        let picture = try decodePicture(bytes)
        if let text = picture.drawing,
            let contents = try? decodeDrawing(text, from: path, size: size)
        {
            return contents
        }
        let (width, height) = (picture.bitmap.width, picture.bitmap.height)
        guard Drawing.sides.contains(width), Drawing.sides.contains(height) else {
            throw Failure(problem: .tooManyPixels(width: width, height: height))
        }
        let background = BackgroundPicture(
            bitmap: picture.bitmap, path: path?.bytes, file: bytes)
        return Contents(
            drawing: Drawing(
                width: width, height: height, background: .picture(background, .tile)))
    }

    static func decodePicture(_ bytes: [UInt8]) throws(Failure) -> Picture {
        do {
            return try PictureDecoder().decode(bytes.span.bytes)
        } catch {
            throw Failure(problem: Problem(error))
        }
    }

    private static func decodeDrawing(
        _ text: [UInt8], from path: FilePath?, size: (width: Int, height: Int)
    ) throws(Failure) -> Contents {
        let reader = DrawingReader(width: size.width, height: size.height)
        let contents: DrawingContents
        do {
            contents = try reader.read(text.span.bytes)
        } catch {
            throw Failure(problem: looksLikeText(text) ? Problem(error) : .unknownForm)
        }
        var opened = Contents(
            drawing: contents.drawing, isList: contents.isList, skipped: contents.skipped)
        if let reference = contents.picture {
            do throws(Failure) {
                opened.drawing.background = .picture(
                    try picture(reference, beside: path), reference.placement)
            } catch {
                opened.missingPicture = error
            }
        }
        return opened
    }

    /// The picture that a drawing refers to: inside it, or in a file below its own folder.
    static func picture(
        _ reference: PictureReference, beside path: FilePath?
    ) throws(Failure) -> BackgroundPicture {
        switch reference.source {
        case .embedded(let bytes):
            let bitmap = try decodePicture(bytes).bitmap
            return BackgroundPicture(bitmap: bitmap, path: reference.origin, file: bytes)
        case .inside(let name):
            let folder = path?.parent ?? .currentFolder
            guard let name = FilePath(bytes: name) else { throw Failure(problem: .damaged) }
            return try picture(at: folder.appending(name))
        case .outside(let path):
            throw Failure(problem: .unsupported, path: path)
        case .stored:
            throw Failure(problem: .unsupported)
        }
    }

    /// A picture file for a background.
    static func picture(at path: FilePath) throws(Failure) -> BackgroundPicture {
        let bytes: [UInt8]
        do {
            bytes = try FileContents.read(path, limit: limit).bytes
        } catch {
            throw Failure(problem: Problem(error), path: path.bytes)
        }
        let bitmap = try decodePicture(bytes).bitmap
        return BackgroundPicture(bitmap: bitmap, path: path.bytes, file: bytes)
    }

    /// Whether bytes that are no drawing were at least meant to be one.
    private static func looksLikeText(_ bytes: [UInt8]) -> Bool {
        bytes.prefix(64).allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }
}

/// Why a file could not be used.
struct Failure: Error {
    var problem: Problem
    /// The file concerned, where it is another than the one that was asked for.
    var path: [UInt8]?

    init(problem: Problem, path: [UInt8]? = nil) {
        self.problem = problem
        self.path = path
    }
}
