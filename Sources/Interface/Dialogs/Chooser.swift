/// The file chooser: a folder's list and a path that is typed or picked.
struct Chooser: Equatable, Sendable {
    let purpose: FilePurpose
    /// Ends without a slash, but for the root.
    private(set) var folder: [UInt8]
    /// What a relative path that is typed starts from: the folder that was gone to last.
    private var base: [UInt8]
    /// What the path field says at rest.
    var path: String
    /// What may be chosen in the folder, in the order of the listing; `nil` until that was read.
    private(set) var entries: [FolderListing.Entry]?
    /// Those of them whose names do not begin with a dot.
    private var unhidden: [FolderListing.Entry] = []
    private(set) var problem: Problem?
    /// The picked entry's name, which need not be text.
    private(set) var picked: [UInt8]?

    init(_ purpose: FilePurpose, folder: [UInt8], name: [UInt8] = []) {
        self.purpose = purpose
        self.folder = folder
        base = folder
        path = Self.shown(folder, name)
    }

    /// Whether the listed folder is known to exist.
    var isListed: Bool { entries != nil && problem == nil }

    /// What is listed for a person who does or does not want to see hidden names.
    func listed(hidden: Bool) -> [FolderListing.Entry] {
        hidden ? entries ?? [] : unhidden
    }

    mutating func take(_ listing: FolderListing) {
        guard listing.folder == folder else { return }
        problem = listing.problem
        let all = listing.entries.filter {
            purpose != .background || $0.isFolder || FileName.isPicture($0.name)
        }
        entries = all
        unhidden = all.filter { $0.name.first != UInt8(ascii: ".") }
    }

    /// Goes to another folder; the name that was typed stays.
    mutating func go(to other: [UInt8], keepingName name: [UInt8] = []) {
        folder = Self.normal(other)
        base = folder
        path = Self.shown(folder, name)
        entries = nil
        unhidden = []
        problem = nil
        picked = nil
    }

    /// The folder part of what is typed is another one now.
    mutating func follow(to other: [UInt8]) {
        guard Self.normal(other) != folder else { return }
        let (typed, start) = (path, base)
        go(to: other)
        (path, base) = (typed, start)
    }

    /// Takes an entry into the path field.
    mutating func pick(_ entry: FolderListing.Entry) {
        picked = entry.name
        path = Self.shown(folder, entry.name)
    }

    /// The bytes that the text in the path field stands for.
    func bytes(of text: String, home: [UInt8]?) -> [UInt8] {
        if let picked, text == Self.shown(folder, picked) {
            return FileName.joined(folder, picked)
        }
        return FileName.withoutDots(absolute(text, home: home))
    }

    private func absolute(_ text: String, home: [UInt8]?) -> [UInt8] {
        // The names of these folders need not be text.
        for known in [folder, base] {
            let prefix = Self.shown(known, [])
            guard text.hasPrefix(prefix) else { continue }
            return FileName.joined(known, Array(text.dropFirst(prefix.count).utf8))
        }
        if let home, text == "~" || text.hasPrefix("~/") {
            return home + Array(text.dropFirst().utf8)
        }
        let bytes = Array(text.utf8)
        return bytes.first == FileName.slash ? bytes : FileName.joined(base, bytes)
    }

    /// Without slashes at the end, but for the root.
    static func normal(_ folder: [UInt8]) -> [UInt8] {
        var folder = folder
        while folder.count > 1, folder.last == FileName.slash { folder.removeLast() }
        return folder
    }

    private static func shown(_ folder: [UInt8], _ name: [UInt8]) -> String {
        FileName.shown(FileName.joined(folder, name))
    }
}
