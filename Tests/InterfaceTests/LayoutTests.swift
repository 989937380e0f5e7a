import Foundation
import Interface
import Painting
import Raster
import Testing

@Suite struct `The list of controls` {
    static let windows: [(Int, Int, Double)] = [
        (1280, 800, 1), (640, 480, 1), (640, 480, 2), (1280, 800, 2), (1920, 1080, 1.25),
        (800, 600, 0.75), (3840, 2160, 4), (420, 900, 1),
    ]

    private static let states: [(String, @Sendable (inout Rig) -> Void)] = [
        ("at rest", { _ in }),
        ("brush", { $0.open(.brush) }),
        ("background", { $0.open(.background) }),
        (
            "objects",
            {
                $0.addLines(40); $0.open(.objects)
            }
        ),
        ("coordinates", { $0.open(.coordinates) }),
        ("settings", { $0.open(.settings) }),
        (
            "clear",
            {
                $0.addLines(1); $0.pressFinding("clear")
            }
        ),
        (
            "chooser",
            {
                $0.key(.character("o"), .control); $0.list(30)
            }
        ),
        (
            "unsaved",
            {
                $0.addLines(1); $0.send(.closeRequested)
            }
        ),
    ]

    @Test(arguments: windows)
    func `no two controls overlap and none is cut off`(window: (Int, Int, Double)) {
        for (name, prepare) in Self.states {
            var rig = Rig(width: window.0, height: window.1, scale: window.2)
            prepare(&rig)
            let bounds = PixelRect(x: 0, y: 0, width: window.0, height: window.1)
            let active = rig.activeControls
            for (index, control) in active.enumerated() {
                let isInside = bounds?.contains(control.frame) ?? false
                #expect(isInside, "\(name): \(control.id) is cut off at \(control.frame)")
                for other in active[(index + 1)...] {
                    #expect(
                        control.frame.intersection(other.frame) == nil,
                        "\(name): \(control.id) \(control.frame) meets \(other.id) \(other.frame)")
                }
            }
        }
    }

    @Test(arguments: windows)
    func `every control is what is pressed in its middle`(window: (Int, Int, Double)) {
        for (name, prepare) in Self.states {
            var rig = Rig(width: window.0, height: window.1, scale: window.2)
            prepare(&rig)
            for control in rig.activeControls {
                rig.send(.moved(rig.pointer(rig.middle(control.id))))
                let hovered = rig.control(control.id)
                #expect(
                    hovered?.isHovered == true || hovered?.isEnabled == false,
                    "\(name): \(control.id)")
            }
        }
    }

    @Test func `all controls of DESIGN can be reached in a small window at scale 2`() {
        var rig = Rig(width: 640, height: 480, scale: 2)
        var found: Set<String> = []
        for bar in ["top", "bottom"] {
            for _ in 0..<8 {
                found.formUnion(rig.studio.controls.map(\.id))
                rig.click("bar.\(bar).more")
            }
        }
        let wanted =
            Tool.allCases.map { "tool.\($0.rawValue)" } + [
                "pencil.black", "pencil.grey", "pencil.red", "pencil.darkBlue", "pencil.lightBlue",
                "pencil.darkGreen", "pencil.lightGreen", "pencil.brown", "pencil.orange",
                "pencil.yellow", "favorite.1", "favorite.2", "favorite.3", "width", "width.2",
                "width.3", "width.4", "opacity", "undo", "redo", "clear", "open", "save", "export",
                "panel.brush", "panel.background", "panel.objects", "panel.coordinates", "board",
            ]
        for id in wanted { #expect(found.contains(id), "\(id)") }
    }

    @Test func `panels have the controls of DESIGN`() {
        var rig = Rig()
        rig.addLines(2)
        let expected: [(Panel, [String])] = [
            (.brush, ["brush.red", "brush.green", "brush.blue", "brush.hex", "brush.pick"]),
            (
                .background,
                [
                    "background.red", "background.green", "background.blue", "background.none",
                    "background.image", "background.mode",
                ]
            ),
            (.objects, ["objects.1.delete", "objects.2.delete"]),
        ]
        for (panel, ids) in expected {
            rig.open(panel)
            for id in ids { #expect(rig.control(id) != nil, "\(id)") }
            rig.key(.escape)
        }
        rig.key(.character("o"), .control)
        for id in ["dialog.path", "dialog.ok", "dialog.cancel"] {
            #expect(rig.control(id) != nil, "\(id)")
        }
    }

    @Test func `ids are given once`() {
        for (name, prepare) in Self.states {
            var rig = Rig()
            prepare(&rig)
            let ids = rig.studio.controls.map(\.id).filter { !$0.isEmpty }
            #expect(Set(ids).count == ids.count, "\(name)")
        }
    }

    @Test func `the description is JSON that says what the list says`() throws {
        var rig = Rig()
        rig.send(
            .saved(
                .failed(
                    SaveOrder(path: nil, form: .png),
                    path: Array("/tmp/a\"b\\c\n\u{1}图.png".utf8), .damaged)))
        let data = Data(rig.studio.controlsDescription.utf8)
        let parsed = try JSONSerialization.jsonObject(with: data)
        let objects = try #require(parsed as? [[String: Any]])
        let named = rig.studio.controls.filter { !$0.id.isEmpty }
        #expect(objects.count == named.count)
        for (object, control) in zip(objects, named) {
            let place = control.kind == .canvas ? ["zoom", "originX", "originY"] : []
            #expect(
                Set(object.keys).subtracting(place) == [
                    "id", "kind", "label", "x", "y", "w", "h", "enabled", "selected", "value",
                ])
            #expect(object["id"] as? String == control.id)
            #expect(object["label"] as? String == control.label)
            #expect(object["x"] as? Int == control.frame.x.lowerBound)
            #expect(object["w"] as? Int == control.frame.width)
            #expect(object["value"] as? String == control.value)
        }
        #expect(rig.control("message")?.value?.contains("图.png") == true)
    }

    @Test func `the version changes with the list and not without`() {
        var rig = Rig()
        let version = rig.studio.controlsVersion
        rig.send(.tick(now: 10_001))
        #expect(rig.studio.controlsVersion == version)
        rig.click("tool.line")
        #expect(rig.studio.controlsVersion > version)
    }
}
