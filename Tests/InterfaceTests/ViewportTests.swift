import Interface
import Raster
import TestSupport
import Testing

/// Where the board lies in the window, at every zoom.
struct ViewportTests {
    static let frame = block(0, 48, 1280, 704)

    static func block(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(
            spanning: Point(x: Double(left), y: Double(top)),
            Point(x: Double(left + width), y: Double(top + height)))
    }

    @Test func `at 100 % a board as large as its view lies in its corner`() {
        let view = Viewport(frame: Self.frame, width: 1280, height: 704)
        #expect(view.zoom == 1)
        #expect(view.origin == WindowPoint(x: 0, y: 48))
        #expect(view.board(WindowPoint(x: 10.5, y: 58.5)) == Point(x: 10.5, y: 10.5))
        #expect(view.window(Self.block(3, 4, 5, 6), within: Self.frame) == Self.block(3, 52, 5, 6))
    }

    @Test func `a smaller board lies in the middle, on whole pixels`() {
        let view = Viewport(frame: Self.frame, width: 401, height: 301)
        #expect(view.origin == WindowPoint(x: 439, y: 249))
    }

    @Test func `what is under the pointer stays under it in any step`() {
        let seed: UInt64 = 81
        var dice = Dice(seed: seed)
        var view = Viewport(frame: Self.frame, width: 10_000, height: 8_000)
        for step in 0..<2_000 {
            let place = WindowPoint(
                x: Double(dice.roll(300...900)) + 0.5, y: Double(dice.roll(200...600)) + 0.5)
            let before = view.board(place)
            guard (0...10_000).contains(before.x), (0...8_000).contains(before.y) else {
                view.pan(x: 5_000, y: 5_000)
                continue
            }
            view.zoom(to: ZoomSteps.step(from: view.zoom, by: dice.roll(-2...2)), about: place)
            let after = view.window(before)
            let isLarger =
                view.zoom * 10_000 > Double(Self.frame.width)
                && view.zoom * 8_000 > Double(Self.frame.height)
            // A board smaller than its view has but one place.
            guard isLarger else { continue }
            #expect(abs(after.x - place.x) <= 0.25, "seed \(seed), step \(step)")
            #expect(abs(after.y - place.y) <= 0.25, "seed \(seed), step \(step)")
        }
    }

    @Test func `zooms and pans taken back lead to the same pixels`() {
        let seed: UInt64 = 82
        var dice = Dice(seed: seed)
        var view = Viewport(frame: Self.frame, width: 10_000, height: 8_000)
        view.pan(x: -4_000, y: -3_000)
        let start = view
        var back: [(zoom: Double, place: WindowPoint, x: Double, y: Double)] = []
        for _ in 0..<2_000 {
            let place = WindowPoint(x: dice.roll(0.0...1280.0), y: dice.roll(48.0...752.0))
            let old = view
            var next = view
            next.zoom(to: ZoomSteps.step(from: view.zoom, by: dice.roll(-1...1)), about: place)
            let middle = next.window(next.board(next.middle))
            let (x, y) = (Double(dice.roll(-40...40)), Double(dice.roll(-40...40)))
            next.pan(x: x, y: y)
            // Only steps that meet no edge can be taken back by their opposites.
            var undone = next
            undone.pan(x: -x, y: -y)
            undone.zoom(to: old.zoom, about: place)
            let isFree =
                abs(undone.origin.x - old.origin.x) < 1e-6
                && abs(undone.origin.y - old.origin.y) < 1e-6
            guard isFree, middle.x.isFinite else { continue }
            back.append((old.zoom, place, x, y))
            view = next
        }
        #expect(back.count > 1_000, "seed \(seed)")
        for step in back.reversed() {
            view.pan(x: -step.x, y: -step.y)
            view.zoom(to: step.zoom, about: step.place)
        }
        #expect(view.zoom == start.zoom, "seed \(seed)")
        #expect(view.origin.x.rounded() == start.origin.x.rounded(), "seed \(seed)")
        #expect(view.origin.y.rounded() == start.origin.y.rounded(), "seed \(seed)")
    }

    @Test func `board and window are each other's inverse`() {
        var dice = Dice(seed: 83)
        var view = Viewport(frame: Self.frame, width: 5_000, height: 5_000)
        for zoom in ZoomSteps.all {
            view.zoom(to: zoom, about: WindowPoint(x: dice.roll(0.0...1280.0), y: 300))
            let point = Point(x: dice.roll(0.0...5_000.0), y: dice.roll(0.0...5_000.0))
            let back = view.board(view.window(point))
            #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
        }
    }

    @Test func `a block's pixels in the window hold all that is seen of it, and back`() {
        var dice = Dice(seed: 84)
        var view = Viewport(frame: Self.frame, width: 5_000, height: 4_000)
        for _ in 0..<500 {
            let zoom = ZoomSteps.all[dice.roll(0...ZoomSteps.all.count - 1)]
            view.zoom(
                to: zoom, about: WindowPoint(x: dice.roll(0.0...1280.0), y: dice.roll(48.0...752.0))
            )
            let x = dice.roll(0...4_900)
            let y = dice.roll(0...3_900)
            let rect = Self.block(x, y, dice.roll(1...100), dice.roll(1...100))
            guard let seen = view.window(rect, within: Self.frame) else { continue }
            let corner = view.window(Point(x: Double(x), y: Double(y)))
            #expect(Double(seen.x.lowerBound) <= max(corner.x, 0))
            #expect(Double(seen.y.lowerBound) <= max(corner.y, 48))
            #expect(view.board(seen)?.intersection(rect) != nil)
        }
    }

    @Test func `fitting shows all of the board, and never larger than it is`() {
        var view = Viewport(frame: Self.frame, width: 10_000, height: 3_000)
        view.fit(Self.block(0, 0, 10_000, 3_000))
        #expect(view.zoom == 0.128)
        #expect(!view.isCut)
        view.show(width: 100, height: 100)
        view.fit(Self.block(0, 0, 100, 100))
        #expect(view.zoom == 1)
        view.fit(Self.block(0, 0, 100, 100), largest: 64)
        #expect(view.zoom == 7.04)
    }

    @Test func `a pan stops at the board's edges`() {
        var view = Viewport(frame: Self.frame, width: 2_000, height: 704)
        view.pan(x: 500, y: 500)
        #expect(view.origin == WindowPoint(x: 0, y: 48))
        view.pan(x: -5_000, y: -5_000)
        #expect(view.origin == WindowPoint(x: 1280 - 2_000, y: 48))
        view.pan(x: .nan, y: .infinity)
        #expect(view.origin == WindowPoint(x: 1280 - 2_000, y: 48))
    }

    @Test(arguments: [1e-300, 1e300, -1, .nan, .infinity, 0.05, 64])
    func `any zoom is one that there is`(zoom: Double) {
        var view = Viewport(frame: Self.frame, width: 20_000, height: 5_000)
        view.zoom(to: zoom, about: WindowPoint(x: 640, y: 300))
        #expect(ZoomSteps.range.contains(view.zoom))
        #expect(view.board(Self.frame) != nil)
    }

    @Test func `steps go through the list, from anywhere`() {
        #expect(ZoomSteps.step(from: 1, by: 1) == 1.5)
        #expect(ZoomSteps.step(from: 1, by: -1) == 2.0 / 3)
        #expect(ZoomSteps.step(from: 0.9, by: 1) == 1)
        #expect(ZoomSteps.step(from: 0.9, by: -2) == 0.5)
        #expect(ZoomSteps.step(from: 64, by: 3) == 64)
        #expect(ZoomSteps.step(from: 0.05, by: -3) == 0.05)
        #expect(ZoomSteps.step(from: 1.0 / 3 + 1e-12, by: 1) == 0.5)
    }
}
