import Painting
import Raster

// What happens in the file chooser.
extension Dialogs {
    /// The chooser, where it lies on top.
    var chooser: Chooser? {
        guard case .chooser(let chooser)? = stack.last else { return nil }
        return chooser
    }

    private mutating func change(_ body: (inout Chooser) -> Void) {
        guard var chooser else { return }
        body(&chooser)
        stack[stack.count - 1] = .chooser(chooser)
    }

    mutating func choose(_ purpose: FilePurpose, _ kit: Kit) -> [Request] {
        let folder = Chooser.normal(kit.preferences.folder ?? kit.setting.surroundings.folder)
        let name = Self.name(for: purpose, kit)
        stack.append(.chooser(Chooser(purpose, folder: folder, name: name)))
        return list(folder) + typeName()
    }

    /// Asks for the list of a folder, which is shown from its first row on.
    private func list(_ folder: [UInt8]) -> [Request] {
        [.effect(.list(folder: folder)), .scrollBack(.files)]
    }

    /// The field is ready to be typed in, the name without its ending selected.
    private func typeName() -> [Request] {
        guard let chooser else { return [] }
        let name = chooser.path.split(separator: "/").last.map(String.init) ?? ""
        let ending = name.lastIndex(of: ".").map { name.distance(from: $0, to: name.endIndex) } ?? 0
        let end = chooser.path.count
        let isFolder = chooser.path.hasSuffix("/")
        return [
            .editPath(
                chooser.path, selecting: isFolder ? end..<end : end - name.count..<end - ending)
        ]
    }

    private static func name(for purpose: FilePurpose, _ kit: Kit) -> [UInt8] {
        let current =
            kit.file.map { FileName.last($0.path) } ?? kit.setting.surroundings.suggestedName
        switch purpose {
        case .open, .background: return []
        case .save:
            return FileName.form(current) == nil
                ? FileName.stem(current) + Array(".png".utf8) : current
        case .export:
            return FileName.stem(current) + Array(".json".utf8)
        }
    }

    mutating func take(_ listing: FolderListing) {
        change { $0.take(listing) }
    }

    /// The path field says something else, while it is typed in.
    mutating func typed(_ text: String, _ kit: Kit) -> [Request] {
        guard let chooser else { return [] }
        let typed = chooser.bytes(of: text, home: kit.setting.surroundings.home)
        change { $0.path = text }
        guard let folder = FileName.folder(typed), Chooser.normal(folder) != chooser.folder else {
            return []
        }
        change { $0.follow(to: folder) }
        return list(Chooser.normal(folder))
    }

    /// What the path field says at rest.
    mutating func setPath(_ text: String) {
        change { $0.path = text }
    }

    /// What is typed, completed as far as the folder's names agree; `nil` if there is nothing to add.
    func completion(of text: String) -> String? {
        let typed = FileName.shown(FileName.last(Array(text.utf8)))
        guard let chooser, !typed.isEmpty else { return nil }
        let matches = (chooser.entries ?? []).filter {
            FileName.shown($0.name).hasPrefix(typed)
        }
        guard let first = matches.first else { return nil }
        let names = matches.map { FileName.shown($0.name) }
        var common = names.reduce(names[0]) { $0.commonPrefix(with: $1) }
        if matches.count == 1, first.isFolder { common += "/" }
        return common == typed ? nil : String(text.dropLast(typed.count)) + common
    }

    mutating func pick(_ index: Int, _ kit: Kit) {
        guard let chooser else { return }
        let listed = chooser.listed(hidden: kit.preferences.showsHiddenFiles)
        guard listed.indices.contains(index) else { return }
        change { $0.pick(listed[index]) }
    }

    /// Walks through the list by keys; returns the row that is to be seen.
    mutating func movePick(by step: Int, _ kit: Kit) -> Int? {
        guard let chooser else { return nil }
        let listed = chooser.listed(hidden: kit.preferences.showsHiddenFiles)
        guard !listed.isEmpty else { return nil }
        let current = listed.firstIndex { $0.name == chooser.picked }
        let next = current.map { min(max($0 + step, 0), listed.count - 1) } ?? 0
        change { $0.pick(listed[next]) }
        return next
    }

    mutating func openParentFolder(_ kit: Kit) -> [Request] {
        guard let chooser, let parent = FileName.folder(chooser.folder) else { return [] }
        return go(to: parent, kit)
    }

    private mutating func go(to folder: [UInt8], _ kit: Kit) -> [Request] {
        let suggestion = chooser.map { Self.name(for: $0.purpose, kit) } ?? []
        change { $0.go(to: folder, keepingName: suggestion) }
        return list(Chooser.normal(folder)) + typeName()
    }

    /// The path is what it should be: a folder is gone into, a file is used.
    ///
    /// `inserting` adds what the file holds to the drawing, instead of opening it.
    mutating func use(_ chooser: Chooser, _ kit: Kit, inserting: Bool = false) -> [Request] {
        let path = chooser.bytes(of: chooser.path, home: kit.setting.surroundings.home)
        let name = FileName.last(path)
        let isFolder = chooser.entries?.contains { $0.isFolder && $0.name == name } ?? false
        if name.isEmpty || isFolder { return go(to: path, kit) }
        // One that was only typed, and may not exist, is not where the next choice begins.
        let known: [Request] = chooser.isListed ? [.remember(folder: chooser.folder)] : []
        switch chooser.purpose {
        case .open: return known + [.effect(inserting ? .insert(path: path) : .open(path: path))]
        case .background: return known + closeChooser() + [.effect(.loadPicture(path: path))]
        case .save: return known + [.write(path, isExport: false)]
        case .export: return known + [.write(path, isExport: true)]
        }
    }

    /// What was chosen did not work: another name can be typed.
    func chooseAgain() -> [Request] { typeName() }

    mutating func closeChooser() -> [Request] {
        guard chooser != nil else { return [] }
        stack.removeLast()
        return [.chooserClosed]
    }

    /// Whether a name to save under is being chosen.
    var isChoosingName: Bool { chooser?.purpose == .save || chooser?.purpose == .export }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
