import CX11Probe
import Raster
import Testing

import X11

extension ServerTests {
    @Suite struct PresentingTests {
        /// Four quarters of different colors.
        private static let quarters: Bitmap = {
            var bitmap = Bitmap(width: 320, height: 200, filledWith: Pixel(.black))
            for (x, y, hex) in [
                (0, 0, 0xFF0000), (160, 0, 0x00FF00), (0, 100, 0x0000FF), (160, 100, 0xFFFFFF),
            ] {
                guard let rect = PixelRect(x: x, y: y, width: 160, height: 100) else { continue }
                bitmap.fill(rect, with: Pixel(Color(hex: UInt32(hex))))
            }
            return bitmap
        }()

        private func expectQuarters(_ desk: Desk) {
            desk.paint(Self.quarters)
            #expect(desk.user.color(x: 0, y: 0) == 0xFF0000)
            #expect(desk.user.color(x: 319, y: 99) == 0x00FF00)
            #expect(desk.user.color(x: 159, y: 199) == 0x0000FF)
            #expect(desk.user.color(x: 319, y: 199) == 0xFFFFFF)
            #expect(desk.user.color(x: 160, y: 100) == 0xFFFFFF)
        }

        @Test(arguments: ["8", "15", "16", "24", "30"])
        func `colors are right at a depth of`(depth: String) throws {
            expectQuarters(try Desk(screen: "800x600x\(depth)"))
        }

        @Test(arguments: ["15", "16", "24", "30"])
        func `colors are right without shared memory at a depth of`(depth: String) throws {
            expectQuarters(
                try Desk(screen: "800x600x\(depth)", options: ["-extension", "MIT-SHM"]))
        }

        /// 0 StaticGray, 1 GrayScale, 2 StaticColor, 3 PseudoColor, 4 TrueColor, 5 DirectColor.
        @Test(arguments: ["2", "3", "4"])
        func `colors are right at 8 bits of visual class`(visual: String) throws {
            let desk = try Desk(screen: "800x600x8", options: ["-cc", visual])
            desk.paint(Self.quarters)
            #expect(desk.user.color(x: 319, y: 199) == 0xFFFFFF)
            #expect(desk.user.color(x: 5, y: 5) == 0xFF0000)
        }

        @Test(arguments: ["0", "1"])
        func `white stays white in gray of visual class`(visual: String) throws {
            let desk = try Desk(screen: "800x600x8", options: ["-cc", visual])
            desk.paint(Self.quarters)
            #expect(desk.user.color(x: 319, y: 199) == 0xFFFFFF)
        }

        @Test func `colors are right where the default visual is DirectColor`() throws {
            expectQuarters(try Desk(options: ["-cc", "5"]))
        }

        @Test func `only the damaged rectangles change`() throws {
            let desk = try Desk()
            desk.paint(Self.quarters)
            let gray = Bitmap(width: 320, height: 200, filledWith: Pixel(Color(hex: 0x777777)))
            let rects = [
                try #require(PixelRect(x: 10, y: 10, width: 5, height: 5)),
                try #require(PixelRect(x: 100, y: 50, width: 120, height: 100)),
                try #require(PixelRect(x: 310, y: 190, width: 500, height: 500)),
                try #require(PixelRect(x: -900, y: -900, width: 10, height: 10)),
            ]
            desk.paint(gray, rects)
            #expect(desk.user.color(x: 10, y: 10) == 0x777777)
            #expect(desk.user.color(x: 15, y: 10) == 0xFF0000)
            #expect(desk.user.color(x: 219, y: 149) == 0x777777)
            #expect(desk.user.color(x: 220, y: 149) == 0xFFFFFF)
            #expect(desk.user.color(x: 319, y: 199) == 0x777777)
            #expect(desk.user.color(x: 309, y: 199) == 0xFFFFFF)
        }

        @Test func `a bitmap smaller than the window paints what it has`() throws {
            let desk = try Desk()
            desk.paint(Self.quarters)
            let small = Bitmap(width: 50, height: 40, filledWith: Pixel(Color(hex: 0x102030)))
            desk.paint(small, [Self.quarters.bounds])
            #expect(desk.user.color(x: 49, y: 39) == 0x102030)
            #expect(desk.user.color(x: 50, y: 39) == 0xFF0000)
        }

        @Test func `a second frame waits until the server has read the first`() throws {
            let desk = try Desk()
            desk.window.present(Self.quarters, [Self.quarters.bounds])
            #expect(!desk.readyToPresent())
            desk.wait { desk.readyToPresent() }
            #expect(desk.readyToPresent())
        }

        @Test func `what grew is painted after a resize`() throws {
            let desk = try Desk()
            desk.paint(Self.quarters)
            desk.user.resize(width: 700, height: 500)
            _ = desk.events { $0 == .resized(width: 700, height: 500) }
            desk.paint(Bitmap(width: 700, height: 500, filledWith: Pixel(Color(hex: 0x00AA55))))
            #expect(desk.user.color(x: 699, y: 499) == 0x00AA55)
        }
    }
}
