import Interface
import Painting
import Raster
import Testing

@Suite struct `The file chooser` {
    private func opened() -> Rig {
        var preferences = Preferences()
        preferences.folder = Array("/home/me".utf8)
        var rig = Rig(preferences: preferences)
        rig.key(.character("o"), .control)
        return rig
    }

    private func listing(_ names: [(String, Bool)], _ folder: String = "/home/me") -> Input {
        .folderListed(
            FolderListing(
                folder: Array(folder.utf8),
                entries: names.map {
                    FolderListing.Entry(name: Array($0.0.utf8), isFolder: $0.1)
                }))
    }

    private func labels(_ rig: Rig) -> [String] {
        rig.studio.controls.filter { $0.id.hasPrefix("dialog.entry.") }.map(\.label)
    }

    @Test func `the last folder is listed, folders first, numbers in their order`() {
        var rig = opened()
        #expect(rig.takeEffects().contains(.list(folder: Array("/home/me".utf8))))
        rig.send(
            listing([
                ("b10.png", false), ("b9.png", false), (".x", false), ("Z", true), ("a", true),
            ]))
        #expect(labels(rig) == ["a", "Z", "b9.png", "b10.png"])
        rig.click("dialog.hidden")
        #expect(labels(rig).contains(".x"))
        #expect(rig.studio.preferences.showsHiddenFiles)
    }

    @Test func `a listing is in order before the window gets it`() {
        let names = ["b10", "B9", "a", "b010", "b9", "Z"]
        let listing = FolderListing(
            folder: [0x2F],
            entries: names.map {
                FolderListing.Entry(name: Array($0.utf8), isFolder: $0 == "Z")
            })
        let sorted = listing.entries.map { String(decoding: $0.name, as: UTF8.self) }
        #expect(sorted == ["Z", "a", "B9", "b9", "b010", "b10"])
    }

    @Test func `Tab completes as far as names agree, and a folder to its slash`() {
        var rig = opened()
        rig.send(listing([("holiday 1.png", false), ("holiday 2.png", false), ("Music", true)]))
        rig.type("ho")
        rig.key(.tab)
        #expect(rig.control("dialog.path")?.value == "/home/me/holiday ")
        for _ in 0..<8 { rig.key(.backspace) }
        rig.type("M")
        rig.key(.tab)
        #expect(rig.control("dialog.path")?.value == "/home/me/Music/")
        #expect(rig.takeEffects().contains(.list(folder: Array("/home/me/Music".utf8))))
    }

    @Test func `Enter opens a file and goes into a folder`() {
        var rig = opened()
        rig.send(listing([("a.json", false), ("sub", true)]))
        rig.type("sub")
        rig.key(.enter)
        #expect(rig.takeEffects().contains(.list(folder: Array("/home/me/sub".utf8))))
        rig.send(listing([("b.json", false)], "/home/me/sub"))
        rig.doubleClick("dialog.entry.0")
        #expect(rig.takeEffects().contains(.open(path: Array("/home/me/sub/b.json".utf8))))
        #expect(rig.studio.preferences.folder == Array("/home/me/sub".utf8))
    }

    @Test(arguments: [
        ("sub/x.png", "/home/me/sub/x.png", "/home/me/sub"), ("../up.png", "/home/up.png", "/home"),
        ("./a/../b.json", "/home/me/b.json", "/home/me"), ("/../x.png", "/x.png", "/"),
        ("a/b/c.png", "/home/me/a/b/c.png", "/home/me/a/b"),
    ])
    func `a relative path starts where the chooser is`(
        typed: String, path: String, folder: String
    ) {
        var rig = opened()
        rig.send(listing([]))
        rig.key(.character("a"), .control)
        rig.type(typed)
        #expect(rig.control("dialog.path")?.value == typed)
        rig.send(listing([], folder))
        rig.key(.enter)
        #expect(rig.takeEffects().contains(.open(path: Array(path.utf8))))
        #expect(rig.studio.preferences.folder == Array(folder.utf8))
    }

    @Test func `a folder that is not there is not the last one`() {
        var rig = opened()
        rig.send(listing([]))
        rig.type("gone/x.png")
        rig.send(
            .folderListed(
                FolderListing(
                    folder: Array("/home/me/gone".utf8), entries: [],
                    problem: .system(code: 2, text: ""))))
        rig.key(.enter)
        #expect(rig.takeEffects().contains(.open(path: Array("/home/me/gone/x.png".utf8))))
        #expect(rig.studio.preferences.folder == Array("/home/me".utf8))
    }

    @Test func `two dots are the folder above, from the button too`() {
        var rig = opened()
        rig.send(listing([]))
        rig.type("..")
        rig.key(.enter)
        #expect(rig.control("dialog.path")?.value == "/home/")
        rig.click("dialog.up")
        #expect(rig.control("dialog.path")?.value == "/")
    }

    @Test func `what a small window cuts off a check box is in its tooltip`() {
        for (width, isCut) in [(640, true), (1280, false)] {
            var rig = Rig(width: width, height: 480, scale: 2)
            rig.key(.character("o"), .control)
            rig.send(.moved(rig.pointer(rig.middle("dialog.hidden"))))
            rig.wait(500)
            let tips = rig.studio.controls.filter { $0.id.isEmpty && $0.label == "Hidden files" }
            #expect(tips.isEmpty != isCut)
        }
    }

    @Test func `a background is chosen among pictures`() {
        var rig = Rig()
        rig.open(.background)
        rig.click("background.image")
        rig.send(
            listing(
                [("a.png", false), ("b.JPG", false), ("c.json", false), ("d", true), ("e", false)],
                "/"))
        #expect(labels(rig) == ["d", "a.png", "b.JPG"])
    }

    @Test func `after a refusal another name can be typed at once`() {
        var rig = opened()
        rig.send(listing([("a.json", false)]))
        rig.type("a.json")
        rig.key(.enter)
        rig.send(.opened(.failed(path: Array("/home/me/a.json".utf8), .unknownForm)))
        rig.type("b")
        #expect(rig.control("dialog.path")?.value == "/home/me/b.json")
    }

    @Test func `a failed opening leaves the chooser and the board as they were`() {
        var rig = opened()
        rig.send(.opened(.failed(path: Array("/x".utf8), .unknownForm)))
        #expect(rig.control("dialog.path") != nil)
        #expect(rig.control("message") != nil)
        rig.key(.escape)
        #expect(rig.control("dialog.path") == nil)
    }

    @Test func `names that are not text are kept as bytes`() {
        var rig = opened()
        let name: [UInt8] = [0x66, 0xFF, 0x2E, 0x70, 0x6E, 0x67]
        let entry = FolderListing.Entry(name: name, isFolder: false)
        rig.send(.folderListed(FolderListing(folder: Array("/home/me".utf8), entries: [entry])))
        rig.doubleClick("dialog.entry.0")
        #expect(rig.takeEffects().contains(.open(path: Array("/home/me/".utf8) + name)))
    }

    @Test func `a folder that cannot be read says why`() {
        var rig = opened()
        rig.send(
            .folderListed(
                FolderListing(
                    folder: Array("/home/me".utf8), entries: [],
                    problem: .system(code: 13, text: "Permission denied"))))
        #expect(rig.studio.controls.contains { $0.label == "you are not allowed to" })
    }

    @Test func `saving under a name adds the ending that is missing`() {
        var rig = Rig()
        rig.drag((1, 1), (5, 5))
        rig.open(.settings)
        rig.click("saveAs")
        rig.list(0)
        rig.key(.character("a"), .control)
        rig.type("/tmp/my drawing")
        rig.click("dialog.ok")
        let orders = rig.takeEffects().compactMap { effect -> SaveOrder? in
            if case .save(let order) = effect { order } else { nil }
        }
        #expect(orders.first?.path == Array("/tmp/my drawing.png".utf8))
        #expect(orders.first?.hasAddedEnding == true)
        if let order = orders.first {
            rig.send(.saved(.saved(order, path: order.path ?? [], historyIndex: 1)))
        }
        #expect(rig.control("dialog.path") == nil)
        #expect(rig.control("message")?.value?.contains(".png was added") == true)
        #expect(rig.studio.file?.path == Array("/tmp/my drawing.png".utf8))
    }

    @Test func `an export is JSON and leaves the open file`() {
        let file = OpenFile(path: Array("/p/a.png".utf8))
        var rig = Rig(file: file)
        rig.click("export")
        rig.list(0)
        rig.key(.enter)
        let orders = rig.takeEffects().compactMap { effect -> SaveOrder? in
            if case .save(let order) = effect { order } else { nil }
        }
        #expect(orders.first?.form == .json && orders.first?.isExport == true)
        if let order = orders.first {
            rig.send(.saved(.saved(order, path: order.path ?? [], historyIndex: 0)))
        }
        #expect(rig.studio.file == file)
    }
}
