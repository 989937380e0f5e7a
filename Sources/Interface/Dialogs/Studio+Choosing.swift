import Painting
import Raster

// What happens in the file chooser.
extension Studio {
    private var chooser: Chooser? {
        guard case .chooser(let chooser)? = dialogs.last else { return nil }
        return chooser
    }

    private mutating func change(_ body: (inout Chooser) -> Void) {
        guard var chooser else { return }
        body(&chooser)
        dialogs[dialogs.count - 1] = .chooser(chooser)
    }

    mutating func choose(_ purpose: Chooser.Purpose) {
        guard chooser == nil else { return }
        let folder = preferences.folder ?? surroundings.folder
        ask(.chooser(Chooser(purpose, folder: Chooser.normal(folder), name: name(for: purpose))))
        effects.append(.list(folder: Chooser.normal(folder)))
        firstRows[.files] = nil
        beginTyping()
    }

    /// The field is ready to be typed in, the name without its ending selected.
    private mutating func beginTyping() {
        guard let chooser else { return }
        edit(.path)
        let name = chooser.path.split(separator: "/").last.map(String.init) ?? ""
        let ending = name.lastIndex(of: ".").map { name.distance(from: $0, to: name.endIndex) } ?? 0
        let end = chooser.path.count
        if chooser.path.hasSuffix("/") {
            editor?.place(end)
        } else {
            editor?.place(end - name.count)
            editor?.place(end - ending, extending: true)
        }
    }

    private func name(for purpose: Chooser.Purpose) -> [UInt8] {
        let current = document.file.map { FileName.last($0.path) } ?? surroundings.suggestedName
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

    mutating func pathChanged() {
        guard let editor, let chooser else { return }
        let typed = chooser.bytes(of: editor.text, home: surroundings.home)
        change { $0.path = editor.text }
        guard let folder = FileName.folder(typed), Chooser.normal(folder) != chooser.folder else {
            return
        }
        change { $0.follow(to: folder) }
        effects.append(.list(folder: Chooser.normal(folder)))
        firstRows[.files] = nil
    }

    mutating func setPath(_ text: String) {
        change { $0.path = text }
    }

    /// Completes what is typed as far as the folder's names agree; whether there was anything to do.
    mutating func completePath(_ key: Input.KeyPress) -> Bool {
        guard let editor, editor.field == .path, let chooser, !key.modifiers.contains(.shift) else {
            return false
        }
        let typed = FileName.shown(FileName.last(Array(editor.text.utf8)))
        guard !typed.isEmpty else { return false }
        let matches = (chooser.entries ?? []).filter {
            FileName.shown($0.name).hasPrefix(typed)
        }
        guard let first = matches.first else { return false }
        let names = matches.map { FileName.shown($0.name) }
        var common = names.reduce(names[0]) { $0.commonPrefix(with: $1) }
        if matches.count == 1, first.isFolder { common += "/" }
        guard common != typed else { return false }
        self.editor?.replace(with: String(editor.text.dropLast(typed.count)) + common)
        pathChanged()
        return true
    }

    mutating func pickEntry(_ index: Int) {
        guard let chooser else { return }
        let listed = chooser.listed(hidden: preferences.showsHiddenFiles)
        guard listed.indices.contains(index) else { return }
        leaveField()
        change { $0.pick(listed[index]) }
    }

    /// Walks through the list by keys.
    mutating func movePick(by step: Int) {
        guard let chooser else { return }
        let listed = chooser.listed(hidden: preferences.showsHiddenFiles)
        guard !listed.isEmpty else { return }
        let current = listed.firstIndex { $0.name == chooser.picked }
        let next = current.map { min(max($0 + step, 0), listed.count - 1) } ?? 0
        editor = nil
        change { $0.pick(listed[next]) }
        edit(.path)
        showRow(next, of: .files)
    }

    private mutating func showRow(_ row: Int, of target: ScrollTarget) {
        let visible = controls.count { $0.id.hasPrefix("dialog.entry.") }
        let first = firstRows[target] ?? 0
        if row < first { firstRows[target] = row }
        if row >= first + visible { firstRows[target] = row - visible + 1 }
    }

    mutating func openParentFolder() {
        guard let chooser, let parent = FileName.folder(chooser.folder) else { return }
        leaveField()
        go(to: parent)
    }

    private mutating func go(to folder: [UInt8]) {
        let suggestion = chooser.map { name(for: $0.purpose) } ?? []
        change { $0.go(to: folder, keepingName: suggestion) }
        effects.append(.list(folder: Chooser.normal(folder)))
        firstRows[.files] = nil
        beginTyping()
    }

    /// The path is what it should be: a folder is gone into, a file is used.
    ///
    /// `inserting` adds what the file holds to the drawing, instead of opening it.
    mutating func finish(_ chooser: Chooser, inserting: Bool = false) {
        let path = chooser.bytes(of: chooser.path, home: surroundings.home)
        let name = FileName.last(path)
        let isFolder = chooser.entries?.contains { $0.isFolder && $0.name == name } ?? false
        if name.isEmpty || isFolder { return go(to: path) }
        // One that was only typed, and may not exist, is not where the next choice begins.
        if chooser.isListed { preferences.folder = chooser.folder }
        switch chooser.purpose {
        case .open: effects.append(inserting ? .insert(path: path) : .open(path: path))
        case .background:
            closeChooser()
            effects.append(.loadPicture(path: path))
        case .save: startInForm(order(for: path))
        case .export: start(order(for: path, isExport: true))
        }
    }

    /// What was chosen did not work: another name can be typed.
    mutating func chooseAgain() {
        if chooser != nil, editor == nil { beginTyping() }
    }

    mutating func closeChooser() {
        guard chooser != nil else { return }
        editor = nil
        focus = nil
        dialogs.removeLast()
        for place in saves.indices { saves[place].isInChooser = false }
    }

    /// Whether a name to save under is being chosen.
    var isChoosingName: Bool { chooser?.purpose == .save || chooser?.purpose == .export }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
