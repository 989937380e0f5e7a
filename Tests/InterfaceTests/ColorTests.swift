import Interface
import Painting
import Raster
import Testing

@Suite struct `Colors` {
    @Test func `a pencil sets the pen's color and takes it from the eraser`() {
        var rig = Rig()
        rig.click("tool.line")
        rig.click("tool.eraser")
        rig.click("pencil.brown")
        #expect(rig.studio.board.pen.color == Color(hex: 0xA0522D))
        #expect(rig.studio.board.tool == .line)
        #expect(rig.control("pencil.brown")?.isSelected == true)
    }

    @Test func `a favorite is selected by a click and edited after two`() {
        var rig = Rig()
        rig.click("favorite.2")
        #expect(rig.studio.board.pen.color == Color(hex: 0x0000FF))
        #expect(rig.control("brush.hex") == nil)
        rig.doubleClick("favorite.3")
        rig.click("brush.hex")
        rig.type("#12ab3f")
        rig.key(.enter)
        #expect(rig.studio.preferences.favorites[2] == Color(hex: 0x12AB3F))
        #expect(rig.studio.board.pen.color == Color(hex: 0x12AB3F))
        #expect(rig.studio.preferences.favorites[1] == Color(hex: 0x0000FF))
    }

    @Test func `what is no color leaves the color as it is`() {
        var rig = Rig()
        rig.open(.brush)
        for text in ["12345", "xyzxyz", "-12345", "#"] {
            rig.click("brush.hex")
            rig.type(text)
            rig.key(.enter)
            #expect(rig.studio.board.pen.color == .black)
            rig.key(.escape)
        }
    }

    @Test func `three sliders and numbers make the pen's color`() {
        var rig = Rig()
        rig.open(.brush)
        for (channel, value) in [("red", "10"), ("green", "200"), ("blue", "999")] {
            rig.click("brush.\(channel).value")
            rig.type(value)
            rig.key(.enter)
        }
        #expect(rig.studio.board.pen.color == Color(red: 10, green: 200, blue: 255))
        #expect(rig.control("brush.hex")?.value == "#0AC8FF")
    }

    @Test func `closed shapes are filled while fill is on`() {
        var rig = Rig()
        rig.click("tool.rectangle")
        rig.drag((10, 10), (40, 40))
        rig.click("fill")
        rig.drag((10, 10), (40, 40))
        rig.click("fill")
        rig.drag((10, 10), (40, 40))
        #expect(rig.marks.map(\.style.fill) == [nil, .black, nil])
    }

    @Test func `an inside has the pen's color until it gets one of its own`() {
        var rig = Rig()
        rig.click("fill")
        rig.click("pencil.red")
        #expect(rig.studio.board.pen.fill == Color(hex: 0xFF0000))
        #expect(rig.control("fill")?.value == "#FF0000")
        #expect(Preferences(rig.studio.preferences.dictionary) == rig.studio.preferences)
        rig.click("pencil.yellow", .secondary)
        rig.click("pencil.black")
        #expect(rig.studio.board.pen.fill == Color(hex: 0xFFFF00))
        #expect(Preferences(rig.studio.preferences.dictionary) == rig.studio.preferences)
    }

    @Test func `a dot that does not fit its box is made smaller and its width said`() throws {
        var rig = Rig()
        rig.open(.brush)
        #expect(!rig.studio.controls.contains { $0.label.hasSuffix(" px") })
        rig.click("width.value")
        rig.type("150")
        rig.key(.enter)
        #expect(rig.studio.controls.contains { $0.label == "150 px" })
        let frame = try #require(rig.control("brush.preview")?.frame)
        let picture = rig.picture()
        // The corner of the box is not under the dot, its middle is.
        #expect(picture[x: frame.x.lowerBound + 6, y: frame.y.lowerBound + 6] == Pixel(.white))
        #expect(picture[x: frame.x.lowerBound + 28, y: frame.y.lowerBound + 28] == Pixel(.black))
    }

    @Test func `what was said of a refused picture goes when the next one is taken`() {
        var rig = Rig()
        rig.send(.pictureLoaded(.failed(path: Array("/a.png".utf8), .damaged)))
        #expect(rig.control("message") != nil)
        let bitmap = Bitmap(width: 8, height: 8, filledWith: Pixel(.black))
        let picture = BackgroundPicture(bitmap: bitmap, path: Array("/b.png".utf8), file: [])
        rig.send(.pictureLoaded(.loaded(picture)))
        #expect(rig.control("message") == nil)
        rig.send(.storageWarning(.noSpill(.damaged)))
        rig.send(.pictureLoaded(.loaded(picture)))
        #expect(rig.control("message") != nil)
    }

    @Test(arguments: [Background.Placement.fit, .center])
    func `a background lies where it belongs as soon as the window has another size`(
        placement: Background.Placement
    ) {
        var preferences = Preferences()
        preferences.placement = placement
        var rig = Rig(preferences: preferences)
        let bitmap = Bitmap(width: 80, height: 60, filledWith: Pixel(.black))
        rig.send(.pictureLoaded(.loaded(BackgroundPicture(bitmap: bitmap, path: nil, file: []))))
        rig.wait(60_000)
        rig.send(.resized(width: 1500, height: 1100))
        let atOnce = rig.picture()
        // Nothing happens, but everything settles again.
        rig.wait(1)
        let isSame = atOnce == rig.picture()
        #expect(isSame)
    }

    @Test func `Alt and the eyedropper take the color that is seen`() {
        var rig = Rig()
        rig.click("pencil.red")
        rig.drag((50, 50), (50, 50))
        rig.click("pencil.black")
        rig.tap(rig.onBoard(50, 50), .primary, .alt)
        #expect(rig.studio.board.pen.color == Color(hex: 0xFF0000))
        rig.open(.brush)
        rig.click("brush.pick")
        rig.tap(rig.onBoard(300, 100))
        #expect(rig.studio.board.pen.color == .white)
        #expect(rig.marks.count == 1)
        #expect(rig.control("brush.pick")?.isSelected == false)
    }

    @Test func `a drag of a background slider is one edit`() {
        var rig = Rig()
        rig.open(.background)
        let middle = rig.middle("background.red")
        rig.send(.pressed(rig.pointer(middle)))
        for step in 0..<20 {
            rig.send(.moved(rig.pointer(Point(x: middle.x - Double(step), y: middle.y))))
        }
        #expect(rig.studio.board.history.count == 0)
        rig.send(.released(rig.pointer(Point(x: middle.x - 1_000, y: middle.y))))
        #expect(rig.studio.board.history.count == 1)
        rig.key(.character("z"), .control)
        #expect(rig.studio.board.drawing.background == .color(.white))
    }

    @Test func `no background, an image and how it lies`() {
        var rig = Rig()
        rig.open(.background)
        rig.click("background.none")
        #expect(rig.studio.board.drawing.background == .clear)
        #expect(rig.control("background.mode")?.isEnabled == false)

        let bitmap = Bitmap(width: 8, height: 8, filledWith: Pixel(.black))
        let picture = BackgroundPicture(bitmap: bitmap, path: Array("/a.png".utf8), file: [])
        rig.send(.pictureLoaded(.loaded(picture)))
        #expect(rig.studio.board.drawing.background == .picture(picture, .tile))
        rig.click("background.mode")
        #expect(rig.studio.board.drawing.background == .picture(picture, .fit))
        #expect(rig.studio.preferences.placement == .fit)
    }

    @Test func `preferences survive the way through text`() {
        var preferences = Preferences()
        preferences.tool = .ellipse
        preferences.color = Color(hex: 0x0A0B0C)
        preferences.width = 12.5
        preferences.opacity = 0.42
        preferences.isFilling = true
        preferences.favorites[1] = Color(hex: 0xABCDEF)
        preferences.folder = [0x2F, 0x61, 0x20, 0x25, 0xFF, 0x0A]
        preferences.hidesBars = true
        #expect(Preferences(preferences.dictionary) == preferences)
        let nonsense = ["width": "nan", "color": "red", "tool": "axe", "folder": "%zz"]
        #expect(Preferences(nonsense) == Preferences())
    }
}
