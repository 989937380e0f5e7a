import Interface
import Painting
import Raster
import TestSupport
import Testing

@Suite struct `Files` {
    private let path = Array("/home/me/a.png".utf8)

    private func saves(_ effects: [Effect]) -> [SaveOrder] {
        effects.compactMap { if case .save(let order) = $0 { order } else { nil } }
    }

    @Test func `an open file is saved without a question in the form of its name`() {
        for (name, form) in [("/x/a.png", FileForm.png), ("/x/a.JSON", .json), ("/x/a.jpg", .png)] {
            var rig = Rig(file: OpenFile(path: Array(name.utf8)))
            _ = rig.takeEffects()
            rig.key(.character("s"), .control)
            let order = saves(rig.takeEffects()).first
            #expect(order?.form == form)
            #expect(order?.hasAddedEnding == name.hasSuffix("jpg"))
        }
    }

    @Test func `a drawing without a name is saved at once as a PNG with its objects`() {
        var rig = Rig()
        rig.drag((1, 1), (5, 5))
        rig.click("save")
        let order = saves(rig.takeEffects()).first
        #expect(order?.path == nil && order?.form == .png && order?.embedsObjects == true)
        let path = Array("/here/easel-1.png".utf8)
        if let order { rig.send(.saved(.saved(order, path: path, historyIndex: 1))) }
        #expect(rig.studio.file?.path == path && !rig.studio.isUnsaved)
        #expect(rig.control("message")?.label.contains("/here/easel-1.png") == true)
    }

    @Test func `the mark of unsaved work comes and goes`() {
        var rig = Rig(file: OpenFile(path: path))
        #expect(!rig.studio.isUnsaved)
        rig.drag((1, 1), (5, 5))
        #expect(rig.studio.isUnsaved)
        rig.key(.character("z"), .control)
        #expect(!rig.studio.isUnsaved)
        rig.key(.character("y"), .control)
        rig.send(.saved(.saved(SaveOrder(path: path, form: .png), path: path, historyIndex: 1)))
        #expect(!rig.studio.isUnsaved)
        rig.key(.character("z"), .control)
        #expect(rig.studio.isUnsaved)
        rig.drag((1, 1), (9, 9))
        #expect(rig.studio.isUnsaved)
    }

    @Test func `a picture without its objects does not clear the mark`() {
        var rig = Rig(file: OpenFile(path: path))
        rig.drag((1, 1), (5, 5))
        let order = SaveOrder(path: path, form: .png, embedsObjects: false)
        rig.send(.saved(.saved(order, path: path, historyIndex: 1)))
        #expect(rig.studio.isUnsaved)
    }

    @Test func `work done while a save ran is not taken as saved`() {
        var rig = Rig(file: OpenFile(path: path))
        rig.drag((1, 1), (5, 5))
        rig.drag((1, 1), (5, 9))
        rig.send(.saved(.saved(SaveOrder(path: path, form: .png), path: path, historyIndex: 1)))
        #expect(rig.studio.isUnsaved)
    }

    @Test func `closing without unsaved work quits at once`() {
        var rig = Rig()
        rig.send(.closeRequested)
        #expect(rig.takeEffects().contains(.quit))
    }

    @Test func `closing with unsaved work asks, and each answer does what it says`() {
        var rig = Rig(file: OpenFile(path: path))
        rig.drag((1, 1), (5, 5))
        rig.send(.closeRequested)
        rig.send(.closeRequested)
        #expect(!rig.takeEffects().contains(.quit))
        rig.click("dialog.cancel")
        #expect(rig.control("dialog.ok") == nil)
        #expect(!rig.takeEffects().contains(.quit))

        rig.send(.closeRequested)
        rig.click("dialog.ok")
        let orders = saves(rig.takeEffects())
        #expect(orders.count == 1)
        for order in orders {
            let problem = Problem.system(code: 28, text: "No space left on device")
            rig.send(.saved(.failed(order, path: path, problem)))
        }
        #expect(!rig.takeEffects().contains(.quit))
        #expect(rig.control("message")?.value?.contains("/home/me/a.png") == true)
        #expect(rig.control("message")?.value?.contains("disk is full") == true)

        rig.send(.closeRequested)
        rig.click("dialog.discard")
        #expect(rig.takeEffects().contains(.quit))
    }

    @Test func `saving before closing quits once it is saved`() {
        var rig = Rig(file: OpenFile(path: path))
        rig.drag((1, 1), (5, 5))
        rig.send(.closeRequested)
        rig.key(.enter)
        let order = saves(rig.takeEffects()).first ?? SaveOrder(path: nil, form: .png)
        rig.send(.saved(.saved(order, path: path, historyIndex: 1)))
        #expect(rig.takeEffects().contains(.quit))
    }

    @Test func `the overwrite question goes before the bytes`() {
        var rig = Rig()
        rig.drag((1, 1), (5, 5))
        rig.key(.character("s"), [.control, .shift])
        rig.list(3)
        rig.type("file 1.png")
        rig.key(.enter)
        let order = saves(rig.takeEffects()).first ?? SaveOrder(path: nil, form: .json)
        #expect(order.agreed.isEmpty)
        rig.send(.saved(.asks(order, .exists)))
        rig.click("dialog.cancel")
        #expect(saves(rig.takeEffects()).isEmpty)
        #expect(rig.control("dialog.path") != nil)
        rig.send(.saved(.asks(order, .exists)))
        rig.click("dialog.ok")
        #expect(saves(rig.takeEffects()).first?.agreed == [.exists])
    }

    @Test func `clear asks once and can be undone`() {
        var rig = Rig()
        rig.drag((1, 1), (5, 5))
        rig.click("clear")
        rig.key(.escape)
        #expect(rig.marks.count == 1)
        rig.click("clear")
        rig.click("dialog.ok")
        #expect(rig.marks.isEmpty)
        rig.key(.character("z"), .control)
        #expect(rig.marks.count == 1)
    }

    @Test func `opening is undoable and the file's name goes with the drawing`() {
        var rig = Rig(file: OpenFile(path: path))
        rig.drag((1, 1), (5, 5))
        let mark = Mark.made(
            by: .line, points: [Point(x: 0, y: 0), Point(x: 9, y: 9)], style: Style())
        let other = OpenFile(path: Array("/b.json".utf8))
        rig.send(
            .opened(.opened(Drawing(width: 50, height: 50, marks: [mark]), other, skipped: nil)))
        #expect(rig.marks == [mark])
        #expect(rig.studio.file == other && !rig.studio.isUnsaved)
        rig.key(.character("z"), .control)
        #expect(rig.marks.count == 1 && rig.marks != [mark])
        #expect(rig.studio.file?.path == path && rig.studio.isUnsaved)
        rig.key(.character("y"), .control)
        #expect(rig.studio.file == other && !rig.studio.isUnsaved)
    }

    @Test func `recovered work is untitled and unsaved`() {
        var rig = Rig(file: OpenFile(path: path))
        rig.send(
            .recoveriesFound([
                Recovery(number: 7, path: path, objects: 1, changed: "2026-11-30 10:00"),
                Recovery(number: 8, path: nil, objects: 2, changed: "2026-11-30 10:00"),
            ]))
        rig.click("recover.8.discard")
        #expect(rig.takeEffects().contains(.discardRecovery(8)))
        #expect(rig.control("recover.8.open") == nil)
        rig.click("recover.7.open")
        #expect(rig.takeEffects().contains(.openRecovery(7)))
        rig.send(.opened(.recovered(Board(Drawing(width: 50, height: 50)), number: 7, missing: 0)))
        #expect(rig.studio.file == nil && rig.studio.isUnsaved)
        #expect(rig.control("recover.7.open") == nil)
    }

    @Test func `skipped elements are counted and the first is named`() {
        var rig = Rig()
        let skipped = Skipped(count: 3, total: 120, first: 17, reason: .negative(key: "lineWidth"))
        let file = OpenFile(path: Array("/b.json".utf8))
        rig.send(.opened(.opened(Drawing(width: 50, height: 50), file, skipped: skipped)))
        let text = rig.control("message")?.value ?? ""
        #expect(text.contains("3 of 120 skipped"))
        #expect(text.contains("element 17, lineWidth is negative"))
    }
}
