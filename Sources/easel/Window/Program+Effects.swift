import Formats
import Interface
import Painting
import Storage
import X11

extension Program {
    /// Does what the studio asks for.
    mutating func perform(_ effect: Effect) {
        switch effect {
        case .save(let order): saves.start(order, studio.board)
        case .cancelSave(let number): saves.cancel(number)
        case .open(let path): open(path)
        case .insert(let path): insert(path)
        case .list(let folder): workers.run { .folderListed(FolderReader.list(folder)) }
        case .loadPicture(let path): loadPicture(path)
        case .setTitle(let title): window.setTitle(title)
        case .setCursor(let cursor): window.setCursor(CursorShape(cursor))
        case .setFullScreen(let isOn): window.setFullScreen(isOn)
        case .copy(let text): window.copy(text)
        case .paste: window.requestClipboardText()
        case .bell: window.bell()
        case .quit: end(ExitStatus.good, unsaved: .discard)
        case .record(let edit, let index): keeper.record(edit, above: index, of: studio.board)
        case .moveHistory(let index): keeper.move(to: index, of: studio.board)
        case .preferencesChanged(let preferences): settings.save(preferences)
        case .openRecovery(let number): recoveries.open(number)
        case .discardRecovery(let number): recoveries.discard(number)
        }
    }

    private func open(_ path: [UInt8]) {
        let (files, workers) = (files, workers)
        workers.run {
            guard let file = FilePath(bytes: path) else {
                return .opened(.failed(path: path, .empty))
            }
            do throws(Failure) {
                let contents = try DrawingFile.read(file, size: (1, 1))
                files.note(file, contents.stamp)
                workers.deliver(
                    .opened(
                        .opened(
                            contents.drawing,
                            OpenFile(path: path, isList: contents.isList),
                            skipped: contents.skipped.map { Skipped($0) })))
                return contents.missingPicture.map {
                    .pictureLoaded(.failed(path: $0.path ?? path, $0.problem))
                }
            } catch {
                return .opened(.failed(path: error.path ?? path, error.problem))
            }
        }
    }

    private func insert(_ path: [UInt8]) {
        workers.run {
            guard let file = FilePath(bytes: path) else {
                return .opened(.failed(path: path, .empty))
            }
            do throws(Failure) {
                let contents = try DrawingFile.read(file, size: (1, 1))
                return .opened(
                    .inserted(
                        contents.drawing.marks, path: path,
                        skipped: contents.skipped.map { Skipped($0) }))
            } catch {
                return .opened(.failed(path: error.path ?? path, error.problem))
            }
        }
    }

    private func loadPicture(_ path: [UInt8]) {
        workers.run {
            guard let file = FilePath(bytes: path) else {
                return .pictureLoaded(.failed(path: path, .empty))
            }
            do throws(Failure) {
                return .pictureLoaded(.loaded(try DrawingFile.picture(at: file)))
            } catch {
                return .pictureLoaded(.failed(path: error.path ?? path, error.problem))
            }
        }
    }
}

extension Skipped {
    init(_ skipped: DrawingContents.Skipped) {
        self.init(
            count: skipped.count, total: skipped.total, first: skipped.first,
            reason: ElementFault(skipped.reason))
    }
}

extension ElementFault {
    fileprivate init(_ fault: MarkFault) {
        switch fault {
        case .notAnObject: self = .notAnObject
        case .missingKey(let key): self = .missing(key: key.rawValue)
        case .outOfRange(let key, let value) where value < 0: self = .negative(key: key.rawValue)
        case .duplicateKey(let key), .wrongType(let key), .notFinite(let key),
            .outOfRange(let key, _), .badColor(let key):
            self = .invalid(key: key.rawValue)
        case .unknownTool: self = .invalid(key: MarkKey.tool.rawValue)
        case .badPoint, .infinitePoint, .wrongPointCount:
            self = .invalid(key: MarkKey.points.rawValue)
        }
    }
}
