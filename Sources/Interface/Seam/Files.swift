package import Painting
package import Raster

/// The forms a drawing is written in.
package enum FileForm: String, Hashable, Sendable {
    case png
    case json
    /// JSON as there was before: a bare list of lines and triangles.
    case list
}

/// A wish to save the drawing.
package struct SaveOrder: Hashable, Sendable {
    /// What has to be asked before a save may replace a file.
    package enum Question: Hashable, Sendable {
        /// A file that is not the open one has the name.
        case exists
        /// Another program wrote the open file since it was read.
        case changed
        /// The file is marked read-only.
        case readOnly
        /// The open file is a bare list, which cannot hold what was drawn.
        case outgrown
    }

    /// Where to; `nil` for a name of the program's choice in the current folder.
    package var path: [UInt8]?
    package var form: FileForm
    /// Whether a PNG carries its objects.
    package var embedsObjects: Bool
    /// What the user has already agreed to; a save asks about anything else.
    package var agreed: Set<Question>
    /// Whether the file becomes the open one; an export leaves that as it is.
    package var isExport: Bool
    /// Whether `.png` was added to the name the user gave.
    package var hasAddedEnding: Bool
    /// Which order it is, counted from 1; 0 before it is given.
    package var number = 0
    /// The number of an earlier save without a `path`, whose name this one takes too.
    package var follows: Int?

    package init(
        path: [UInt8]?, form: FileForm, embedsObjects: Bool = true,
        agreed: Set<Question> = [], isExport: Bool = false, hasAddedEnding: Bool = false
    ) {
        self.path = path
        self.form = form
        self.embedsObjects = embedsObjects
        self.agreed = agreed
        self.isExport = isExport
        self.hasAddedEnding = hasAddedEnding
    }
}

/// How a save went.
package enum SaveReport: Equatable, Sendable {
    /// `historyIndex` is the place in the history of the drawing that was written.
    case saved(SaveOrder, path: [UInt8], historyIndex: Int)
    /// Nothing was touched.
    case asks(SaveOrder, SaveOrder.Question)
    case failed(SaveOrder, path: [UInt8], Problem)
}

/// How the opening of a file went.
package enum OpenReport: Sendable {
    case opened(Drawing, OpenFile, skipped: Skipped?)
    /// What is to be added to the drawing.
    case inserted([Mark], path: [UInt8], skipped: Skipped?)
    /// A recovered session with all that can be undone and redone, untitled and unsaved; `missing` of
    /// its edits could not be read.
    case recovered(Board, number: Int, missing: Int)
    case failed(path: [UInt8], Problem)
    /// A session that could not be opened, and is no longer offered.
    case unrecovered(number: Int, path: [UInt8], Problem)
}

/// The file that the drawing belongs to.
package struct OpenFile: Hashable, Sendable {
    package var path: [UInt8]
    /// Whether it is a bare list of lines and triangles, which says nothing of a board.
    package var isList: Bool

    package init(path: [UInt8], isList: Bool = false) {
        self.path = path
        self.isList = isList
    }
}

/// Elements of a file that were left out.
package struct Skipped: Hashable, Sendable {
    package var count: Int
    package var total: Int
    /// The first one, counted from 1.
    package var first: Int
    package var reason: ElementFault

    package init(count: Int, total: Int, first: Int, reason: ElementFault) {
        self.count = count
        self.total = total
        self.first = first
        self.reason = reason
    }
}

/// What is wrong with one element of a file.
package enum ElementFault: Hashable, Sendable {
    /// A value that is missing.
    case missing(key: String)
    /// A value of the wrong kind, or out of range.
    case invalid(key: String)
    case negative(key: String)
    case notAnObject
}

/// What a folder holds.
package struct FolderListing: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        package var name: [UInt8]
        package var isFolder: Bool

        package init(name: [UInt8], isFolder: Bool) {
            self.name = name
            self.isFolder = isFolder
        }
    }

    /// As it was asked for.
    package var folder: [UInt8]
    /// Folders first, then by name.
    package let entries: [Entry]
    /// Why there are no entries.
    package var problem: Problem?

    /// Sorts `entries`, which takes time in large folders: to be made where nobody waits.
    package init(folder: [UInt8], entries: [Entry], problem: Problem? = nil) {
        self.folder = folder
        self.entries = entries.map { (entry: $0, place: NaturalOrder(of: $0.name)) }
            .sorted { a, b in
                a.entry.isFolder != b.entry.isFolder ? a.entry.isFolder : a.place < b.place
            }
            .map(\.entry)
        self.problem = problem
    }
}

/// How the reading of a background went.
package enum PictureReport: Equatable, Sendable {
    case loaded(BackgroundPicture)
    case failed(path: [UInt8], Problem)
}

/// Work of a run of the program that did not end well.
package struct Recovery: Equatable, Sendable {
    /// What effects name it by.
    package var number: Int
    /// The file it belonged to; `nil` if it had none.
    package var path: [UInt8]?
    package var objects: Int
    /// When it was last changed, in local time: "2026-11-30 14:05".
    package var changed: String
    /// The drawing in small, of ``Studio/overviewSize`` at most; `nil` if there is none to show.
    package var overview: Bitmap?

    package init(
        number: Int, path: [UInt8]?, objects: Int, changed: String, overview: Bitmap? = nil
    ) {
        self.number = number
        self.path = path
        self.objects = objects
        self.changed = changed
        self.overview = overview
    }
}
