import Interface
import Painting
import Raster
import Testing

/// A touchpad tells a step of the wheel in many small parts.
@Suite struct WheelTests {
    private func turn(_ rig: inout Rig, _ times: Int, by y: Double, over id: String) {
        for _ in 0..<times { rig.send(.scrolled(x: 0, y: y, rig.pointer(rig.middle(id)))) }
    }

    @Test(arguments: [-1.0, 1.0]) func `ten tenths are one step of a slider`(sign: Double) {
        var rig = Rig()
        let width = rig.studio.board.style.width
        turn(&rig, 9, by: -0.1 * sign, over: "width")
        #expect(rig.studio.board.style.width == width)
        turn(&rig, 1, by: -0.1 * sign, over: "width")
        #expect(rig.studio.board.style.width == width + sign)
        turn(&rig, 1, by: -2 * sign, over: "width")
        #expect(rig.studio.board.style.width == max(width + 3 * sign, 1))
    }

    @Test func `what is left over one control is nothing to another`() {
        var rig = Rig()
        let width = rig.studio.board.style.width
        turn(&rig, 9, by: -0.1, over: "width")
        turn(&rig, 1, by: 0.1, over: "opacity")
        turn(&rig, 1, by: -0.1, over: "width")
        #expect(rig.studio.board.style.width == width)
    }

    @Test func `ten tenths are one page of a bar`() {
        var rig = Rig(width: 340, height: 480)
        guard let more = rig.studio.controls.first(where: { $0.label == "More" }) else {
            Issue.record("every control fits a narrow window")
            return
        }
        let first = rig.studio.controls.map(\.id)
        turn(&rig, 9, by: 0.1, over: more.id)
        #expect(rig.studio.controls.map(\.id) == first)
        turn(&rig, 1, by: 0.1, over: more.id)
        #expect(rig.studio.controls.map(\.id) != first)
    }

    @Test func `ten tenths move a board as far as one step`() {
        var places: [Int?] = []
        for (count, part) in [(10, 0.1), (1, 1.0), (4, 0.25)] {
            var rig = Rig(width: 500, height: 400)
            let drawing = Drawing(width: 2000, height: 2000)
            rig.send(.opened(.opened(drawing, OpenFile(path: [47, 97]), skipped: nil)))
            turn(&rig, count, by: part, over: "board")
            rig.dot(inView: 100, 100)
            places.append(rig.marks.first.map { Int($0.points[0].y.rounded()) })
        }
        #expect(places[0] == places[1] && places[1] == places[2])
        #expect(places[0] != nil && places[0] != 100)
    }

    @Test func `a turn without end is no trap`() {
        var rig = Rig()
        for y in [Double.infinity, -.infinity, 1e300, -1e300] {
            for id in ["width", "board", "opacity"] { turn(&rig, 3, by: y, over: id) }
        }
        #expect((1...2000).contains(rig.studio.board.style.width))
    }
}
