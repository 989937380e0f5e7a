import Glibc
import Interface
import Lettering
import Painting
import Raster
import Storage
import X11

/// `easel [FILE]`: opens the window and runs it to its end.
struct WindowCommand {
    private let options: WindowOptions

    init(_ options: WindowOptions) { self.options = options }

    /// Does it and returns the exit status.
    func run() -> Int32 {
        let catalog = Catalog.forUser()
        do {
            let start = try Start(options)
            var program = try Program(start, catalog)
            return program.run()
        } catch let failure as Failure {
            Console.complain(Complaint.sentence(failure.problem, path: failure.path ?? []))
            return ExitStatus.failed
        } catch let error as X11Error {
            Console.complain(Complaint.sentence(for: error))
            return ExitStatus.noDisplay
        } catch {
            Console.complain("\(error)")
            return ExitStatus.failed
        }
    }
}

/// What the window begins with.
struct Start {
    var drawing: Drawing
    var file: OpenFile?
    var stamp: FileStamp?
    /// Why the background's picture is not there.
    var missingPicture: Failure?
    /// Whether the board takes the window's size, and grows with it.
    var fitsWindow = true
    var preferences: Preferences
    var settings: Settings
    var areSettingsDamaged = false
    let folders: Folders
    let options: WindowOptions

    init(_ options: WindowOptions) throws(Failure) {
        self.options = options
        folders = Folders.current
        (settings, areSettingsDamaged) = Self.settings(folders)
        preferences = Preferences(settings.texts)
        drawing = Drawing(width: 1, height: 1)
        if let (width, height) = options.size {
            drawing = Drawing(width: width, height: height)
            fitsWindow = false
        }
        if let name = options.file { try open(name) }
        switch options.background {
        case .color(let color): drawing.background = .color(color)
        case .file(let name): drawing.background = try Self.background(name, preferences)
        case nil: break
        }
    }

    private mutating func open(_ name: [UInt8]) throws(Failure) {
        guard let path = FilePath(bytes: name) else {
            throw Failure(problem: .empty, path: name)
        }
        file = OpenFile(path: path.bytes)
        do {
            let contents = try DrawingFile.read(path, size: options.size ?? (1, 1))
            drawing = contents.drawing
            stamp = contents.stamp
            missingPicture = contents.missingPicture
            file?.isList = contents.isList
            fitsWindow = contents.isList && options.size == nil
        } catch {
            guard case .system(ENOENT, _) = error.problem, error.path == nil else {
                throw Failure(problem: error.problem, path: error.path ?? name)
            }
        }
    }

    private static func background(
        _ name: [UInt8], _ preferences: Preferences
    ) throws(Failure) -> Background {
        guard let path = FilePath(bytes: name) else {
            throw Failure(problem: .empty, path: name)
        }
        do {
            return .picture(try DrawingFile.picture(at: path), preferences.placement)
        } catch {
            throw Failure(problem: error.problem, path: error.path ?? name)
        }
    }

    private static func settings(_ folders: Folders) -> (Settings, isDamaged: Bool) {
        guard let path = folders.settings, let loaded = try? SettingsFile(path).load() else {
            return (Settings(), false)
        }
        return loaded
    }
}
