import Painting

/// The file that the drawing belongs to, and the saves under way.
struct FileState: Sendable {
    var document: Document
    var saves = SaveQueue()
    /// What follows the saves under way.
    var afterwards = Afterwards.nothing

    /// What is done once a save has gone well.
    enum Afterwards: Hashable, Sendable {
        case nothing
        case quit
    }

    init(_ file: OpenFile?) { document = Document(file: file, isSaved: true) }

    /// An edit was made, which led to `index` of the history.
    mutating func edited(to index: Int) {
        document.edited(to: index)
        saves.forget(from: index)
    }

    /// An order in the form that the name's ending stands for.
    func order(
        for path: [UInt8], _ preferences: Preferences, isExport: Bool = false
    ) -> SaveOrder {
        if let form = FileName.form(path) {
            return SaveOrder(
                path: path, form: form, embedsObjects: preferences.embedsObjects,
                isExport: isExport)
        }
        return SaveOrder(
            path: path + Array(".png".utf8), form: .png,
            embedsObjects: preferences.embedsObjects, isExport: isExport, hasAddedEnding: true)
    }

    /// An order for a drawing without a file, which takes the name of the last one.
    func namelessOrder(_ preferences: Preferences) -> SaveOrder {
        var order = SaveOrder(path: nil, form: .png, embedsObjects: preferences.embedsObjects)
        order.follows = saves.namelessNumber
        return order
    }

    /// A save has gone well: what was at `index`, or is out of reach, is in the file.
    mutating func note(_ order: SaveOrder, savedTo path: [UInt8], at index: Int?) {
        // An export of everything under the first name it gets is as good as a save.
        guard !order.isExport || (document.file == nil && order.holdsAll) else { return }
        document.saved(
            OpenFile(path: path, isList: order.form == .list), at: index, holdsAll: order.holdsAll)
    }
}

extension SaveOrder {
    /// Whether the file will hold all that there is to the drawing.
    var holdsAll: Bool { form != .png || embedsObjects }
}
