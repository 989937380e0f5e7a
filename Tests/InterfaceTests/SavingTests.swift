import Interface
import Painting
import Raster
import Testing

/// What the window shows of a save that takes long, and what may happen meanwhile.
@Suite struct `A save under way` {
    private let path = Array("/home/me/large.png".utf8)

    /// A window with a stroke in it, whose save has begun.
    private func saving(_ rig: Rig? = nil) throws -> (Rig, SaveOrder) {
        var rig = rig ?? Rig(file: OpenFile(path: path))
        rig.drag((1, 1), (5, 5))
        _ = rig.takeEffects()
        rig.key(.character("s"), .control)
        let order = try #require(orders(&rig).first)
        rig.send(.saving(number: order.number, done: 0))
        return (rig, order)
    }

    private func orders(_ rig: inout Rig) -> [SaveOrder] {
        rig.takeEffects().compactMap { if case .save(let order) = $0 { order } else { nil } }
    }

    private func saved(_ order: SaveOrder, at index: Int) -> Input {
        .saved(.saved(order, path: order.path ?? path, historyIndex: index))
    }

    @Test func `it is shown when it takes long, and asks to be woken for that`() throws {
        var (rig, order) = try saving()
        let wake = try #require(rig.studio.nextWake)
        rig.wait(499)
        #expect(rig.control("saving") == nil)
        rig.wait(1)
        #expect(wake == 10_500)
        #expect(rig.control("saving")?.label == "Saving large.png…")
        #expect(rig.studio.nextWake == nil)
        rig.send(saved(order, at: 1))
        #expect(rig.control("saving") == nil && rig.control("saving.cancel") == nil)
        #expect(rig.control("message") != nil)
    }

    @Test func `a short one shows nothing, now or later`() throws {
        var (rig, order) = try saving()
        rig.wait(400)
        rig.send(saved(order, at: 1))
        rig.wait(1_000)
        #expect(rig.control("saving") == nil)
    }

    @Test func `its bar grows with what is done`() throws {
        var (rig, order) = try saving()
        rig.wait(500)
        var widths: [Int] = []
        for done in [0.25, 0.5, 1] {
            _ = rig.studio.takeDamage()
            rig.send(.saving(number: order.number, done: done))
            #expect(rig.control("saving")?.value == "\(Int(done * 100))")
            #expect(!rig.studio.takeDamage().isEmpty)
            widths.append(litPixels(&rig))
        }
        #expect(widths[0] > 20)
        #expect(abs(widths[1] - 2 * widths[0]) < 8 && abs(widths[2] - 4 * widths[0]) < 16)
        for odd in [-1, 2, Double.nan] { rig.send(.saving(number: order.number, done: odd)) }
        rig.send(.saving(number: 99, done: 0.5))
    }

    /// Pixels of the bar's color in the row through its middle.
    private func litPixels(_ rig: inout Rig) -> Int {
        guard let frame = rig.control("saving")?.frame else { return 0 }
        let picture = rig.picture()
        return frame.x.count { picture[x: $0, y: frame.y.upperBound - 14].bits == 0xFF6B_9BFF }
    }

    @Test func `calling it off is said in one sentence, and the work stays unsaved`() throws {
        var (rig, order) = try saving()
        rig.wait(500)
        rig.click("saving.cancel")
        #expect(rig.takeEffects().contains(.cancelSave(order.number)))
        #expect(rig.control("saving.cancel")?.isEnabled == false)
        rig.click("saving.cancel")
        #expect(!rig.takeEffects().contains(.cancelSave(order.number)))
        rig.send(.saved(.failed(order, path: path, .cancelled)))
        #expect(rig.control("saving") == nil)
        let said = rig.control("message")?.label
        #expect(said == "/home/me/large.png was not saved: it was called off.")
        #expect(rig.studio.isUnsaved)
    }

    @Test func `drawing goes on beneath it, and is not taken as saved`() throws {
        var (rig, order) = try saving()
        rig.wait(500)
        rig.drag((20, 20), (60, 60))
        #expect(rig.marks.count == 2 && rig.control("saving") != nil)
        rig.send(saved(order, at: 1))
        #expect(rig.studio.isUnsaved)
        rig.key(.character("z"), .control)
        #expect(!rig.studio.isUnsaved)
    }

    @Test func `another stroke in place of the saved one is not taken for it`() throws {
        var (rig, order) = try saving()
        rig.key(.character("z"), .control)
        rig.drag((20, 20), (60, 60))
        rig.send(saved(order, at: 1))
        #expect(rig.studio.isUnsaved)
    }

    @Test func `a drawing opened meanwhile keeps its own file`() throws {
        var (rig, order) = try saving()
        let other = OpenFile(path: Array("/b.json".utf8))
        rig.send(.opened(.opened(Drawing(width: 50, height: 50), other, skipped: nil)))
        rig.send(saved(order, at: 1))
        #expect(rig.studio.file == other && !rig.studio.isUnsaved)
        rig.send(.saved(.asks(order, .changed)))
        #expect(rig.studio.file == other)
    }

    @Test func `the chooser closes once there is nothing to ask, and drawing goes on`() throws {
        var rig = Rig()
        rig.drag((1, 1), (5, 5))
        rig.key(.character("s"), [.control, .shift])
        rig.list(0)
        rig.key(.enter)
        let order = try #require(orders(&rig).first)
        #expect(rig.control("dialog.path") != nil)
        rig.send(.saving(number: order.number, done: 0))
        #expect(rig.control("dialog.path") == nil)
        rig.drag((20, 20), (60, 60))
        #expect(rig.marks.count == 2)
        // A chooser of a later wish is left alone.
        rig.key(.character("o"), .control)
        rig.send(.saving(number: order.number, done: 0.5))
        rig.send(saved(order, at: 1))
        #expect(rig.control("dialog.path") != nil)
    }

    @Test func `a question that comes late is asked, and keeps the stroke under way`() throws {
        var (rig, order) = try saving()
        let places = [(50.0, 50.0), (120, 90)].map { rig.onBoard($0.0, $0.1) }
        rig.send(.pressed(rig.pointer(places[0])))
        rig.send(.moved(rig.pointer(places[1])))
        rig.send(.saved(.asks(order, .changed)))
        #expect(rig.marks.count == 2)
        rig.click("dialog.ok")
        let again = try #require(orders(&rig).first)
        #expect(again.agreed == [.changed] && again.number != order.number)
    }

    @Test func `closing waits for it, and asks only about what was drawn since`() throws {
        var (rig, order) = try saving()
        rig.send(.closeRequested)
        #expect(rig.control("dialog.ok") == nil && rig.control("saving") != nil)
        var waiting = rig
        rig.send(saved(order, at: 1))
        #expect(rig.takeEffects().contains(.quit))

        waiting.drag((20, 20), (60, 60))
        waiting.send(saved(order, at: 1))
        #expect(!waiting.takeEffects().contains(.quit))
        #expect(waiting.control("dialog.discard") != nil)
    }

    @Test func `closing once more than once asks, and a call-off stays open`() throws {
        var (rig, order) = try saving()
        rig.send(.closeRequested)
        var impatient = rig
        rig.click("saving.cancel")
        rig.send(.saved(.failed(order, path: path, .cancelled)))
        #expect(!rig.takeEffects().contains(.quit))

        impatient.send(.closeRequested)
        impatient.click("dialog.discard")
        #expect(impatient.takeEffects().contains(.quit))
    }

    @Test func `a second save without a name takes the name of the first`() throws {
        var (rig, order) = try saving(Rig())
        rig.drag((20, 20), (60, 60))
        _ = rig.takeEffects()
        rig.key(.character("s"), .control)
        let second = try #require(orders(&rig).first)
        #expect(second.follows == order.number && second.path == nil)
        rig.wait(600)
        #expect(rig.control("saving")?.label == "Saving…")
        rig.send(saved(order, at: 1))
        #expect(rig.control("saving") != nil && rig.studio.isUnsaved)
        rig.send(saved(second, at: 2))
        #expect(rig.control("saving") == nil && !rig.studio.isUnsaved)
    }

    @Test(arguments: [(1280, 800, 1.0), (640, 480, 1), (640, 480, 2), (320, 240, 1)])
    func `it lies in the window, apart from the message`(
        width: Int, height: Int, scale: Double
    ) throws {
        let name = String(repeating: "a long name ", count: 20) + ".png"
        let file = OpenFile(path: Array("/p/\(name)".utf8))
        var (rig, _) = try saving(Rig(width: width, height: height, scale: scale, file: file))
        rig.wait(500)
        rig.send(.storageWarning(.journalWorksAgain))
        let box = try #require(rig.control("saving")?.frame)
        let cancel = try #require(rig.control("saving.cancel")?.frame)
        let message = try #require(rig.control("message")?.frame)
        let window = try #require(PixelRect(x: 0, y: 0, width: width, height: height))
        #expect(window.union(box) == window && box.union(cancel) == box)
        #expect(message.intersection(box) == nil)
    }

    @Test(.enabled(if: Chinese.canBeCompiled, "msgfmt compiles catalogs"))
    func `it speaks Chinese`() throws {
        let rig = Rig(
            file: OpenFile(path: path), catalog: try Chinese.catalog())
        var (chinese, order) = try saving(rig)
        chinese.wait(500)
        #expect(chinese.control("saving")?.label == "正在保存 large.png…")
        #expect(chinese.control("saving.cancel")?.label == "取消")
        chinese.send(.saved(.failed(order, path: path, .cancelled)))
        #expect(chinese.control("message")?.label.contains("large.png") == true)
        #expect(chinese.control("message")?.label.contains("called off") == false)
    }
}
