import Formats
import Glibc
import Interface
import Storage

// Errors of the rings below, as the data that `Interface` makes sentences of.

extension Problem {
    init(_ error: StorageError) {
        switch error {
        case .failed(_, _, let error), .thread(let error), .database(_, _, let error):
            self.init(error)
        case .refused(_, let kind): self = kind == .folder ? .isFolder : .notAFile
        case .asks, .contents: self = .damaged
        case .differs: self = .differs
        case .tooLarge(_, let limit): self = .tooManyBytes(limit: limit)
        case .cancelled: self = .cancelled
        case .damaged: self = .damaged
        case .newer: self = .newer
        case .live: self = .system(code: EBUSY, text: Self.words(EBUSY))
        case .homeless: self = .system(code: ENOENT, text: Self.words(ENOENT))
        }
    }

    init(_ error: SystemError) {
        self = .system(code: error.code, text: Self.words(error.code))
    }

    init(_ error: PictureError) {
        switch error {
        case .empty: self = .empty
        case .notAPicture: self = .unknownForm
        case .tooLarge(let width, let height): self = .tooManyPixels(width: width, height: height)
        case .notEnoughMemory: self = .notEnoughMemory
        case .damaged(.truncated): self = .truncated
        case .damaged: self = .damaged
        case .unsupported: self = .unsupported
        case .cancelled: self = .cancelled
        }
    }

    init(_ error: EncodingError) {
        switch error {
        case .notEnoughMemory: self = .notEnoughMemory
        case .tooLarge(let width, let height): self = .tooManyPixels(width: width, height: height)
        case .cancelled: self = .cancelled
        default: self = .damaged
        }
    }

    init(_ error: DrawingError) {
        switch error {
        case .notJSON(let error):
            self = .notJSON(
                line: error.location.line, column: error.location.column,
                detail: String(describing: error.reason))
        case .notADrawing(let reason, let location):
            self = .notADrawing(
                line: location.line, column: location.column, detail: String(describing: reason))
        case .needsNewerProgram: self = .newer
        case .tooLarge(let width, let height): self = .tooManyPixels(width: width, height: height)
        case .tooManyPoints: self = .tooManyPoints
        case .tooManyBytes(let limit): self = .tooManyBytes(limit: limit)
        case .cancelled: self = .cancelled
        }
    }

    /// The system's words for an error number, in the reader's language.
    private static func words(_ code: Int32) -> String {
        strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
}
