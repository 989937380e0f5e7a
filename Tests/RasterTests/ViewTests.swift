import Raster
import Testing

/// A board seen through a view, against a renderer that is slow and obvious.
@Suite struct `A view of a board` {
    private static let zooms = [1.0 / 20, 1.0 / 3, 0.67, 1, 1.5, 8, 64]
    private static let backdrops: [Backdrop] = [
        Backdrop(.color(Color(hex: 0xFFEEDD))), Backdrop(.checkerboard), Backdrop(.clear),
        Backdrop(.color(.white), picture: .init(picture, x: 30, y: -9)),
        Backdrop(.clear, picture: .init(picture, repeats: true)),
    ]
    private static let picture: Bitmap = {
        var random = SeededRandom(seed: 3)
        var bitmap = Bitmap(width: 47, height: 61)
        for y in 0..<61 { for x in 0..<47 { bitmap[x: x, y: y] = Pixel(random.color()) } }
        return bitmap
    }()
    /// Ink in some tiles and none in others.
    private static let ink: Layer = {
        var layer = Layer(width: 500, height: 330)
        layer.drawBlack([Scene.wander(seed: 5, count: 60, bend: 0.6)], width: 3, opacity: 200)
        layer.drawBlack([[Point(x: 460, y: 20), Point(x: 400, y: 310)]], width: 0.7)
        return layer
    }()

    @Test(arguments: zooms, 0..<5)
    func `shows each pixel as the reference does`(zoom: Double, index: Int) {
        let (ink, backdrop) = (Self.ink, Self.backdrops[index])
        var whole = Bitmap(width: ink.width, height: ink.height)
        ink.compose(ink.bounds, over: backdrop, into: &whole, x: 0, y: 0)
        for (x, y) in [(0.0, 0.0), (7.3, -4.61), (-90.5 * zoom, -60.25 * zoom), (61, 3)] {
            let view = ViewTransform(zoom: zoom, x: x, y: y)
            let desk = Pixel(Color(hex: 0x123456))
            var shown = Bitmap(width: 90, height: 70, filledWith: desk)
            ink.compose(shown.bounds, through: view, over: backdrop, into: &shown)
            let reference = Reference(view, whole, columns: 90, rows: 70)
            var largest = 0
            for row in 0..<70 {
                for column in 0..<90 {
                    let expected = reference[column, row] ?? Reference.channels(desk)
                    let pixel = Reference.channels(shown[x: column, y: row])
                    for (a, b) in zip(expected, pixel) {
                        largest = max(largest, Int((abs(a - b) - 0.5).rounded(.up)))
                    }
                }
            }
            #expect(largest <= 1, "\(view)")
        }
    }

    @Test(arguments: zooms)
    func `in parts gives what the whole gives`(zoom: Double) throws {
        let view = ViewTransform(zoom: zoom, x: 3.7, y: -2.2)
        for backdrop in Self.backdrops {
            var whole = Bitmap(width: 90, height: 70)
            Self.ink.compose(whole.bounds, through: view, over: backdrop, into: &whole)
            var parts = Bitmap(width: 90, height: 70)
            for x in stride(from: 0, to: 90, by: 13) {
                for y in stride(from: 0, to: 70, by: 9) {
                    let part = try #require(PixelRect(x: x, y: y, width: 13, height: 9))
                    Self.ink.compose(part, through: view, over: backdrop, into: &parts)
                }
            }
            let isSame = parts == whole
            #expect(isSame, "\(view)")
        }
    }

    /// What is drawn changes no window pixel beyond ``ViewTransform/window(_:)`` of its damage.
    @Test(arguments: zooms)
    func `changes only where damage says`(zoom: Double) throws {
        let view = ViewTransform(zoom: zoom, x: 3.7, y: -2.2)
        let backdrop = Backdrop(.color(.white))
        var layer = Self.ink
        var live = Bitmap(width: 90, height: 70)
        layer.compose(live.bounds, through: view, over: backdrop, into: &live)
        var stroke = FreehandInk(
            at: Point(x: 1, y: 2), width: 4, paint: Paint(.black), on: layer)
        for sample in Scene.wander(seed: 9, count: 40, bend: 1) {
            guard let damage = stroke.extend(to: sample, on: &layer) else { continue }
            layer.compose(view.window(damage), through: view, over: backdrop, into: &live)
        }
        var anew = Bitmap(width: 90, height: 70)
        layer.compose(anew.bounds, through: view, over: backdrop, into: &anew)
        let isSame = live == anew
        #expect(isSame)
    }

    /// The window's pixels, each by itself.
    private struct Reference {
        private let board: Bitmap
        /// Which board pixels each window pixel shows, and how much of them.
        private let columns, rows: [[(Int, Double)]]

        init(_ view: ViewTransform, _ board: Bitmap, columns: Int, rows: Int) {
            self.board = board
            self.columns = (0..<columns).map { Self.parts($0, view.x, view.zoom, board.width) }
            self.rows = (0..<rows).map { Self.parts($0, view.y, view.zoom, board.height) }
        }

        static func channels(_ pixel: Pixel) -> [Double] {
            (0..<4).map { Double(pixel.bits >> (8 * UInt32($0)) & 255) }
        }

        /// `nil` where the board is not.
        subscript(_ x: Int, _ y: Int) -> [Double]? {
            var (sum, total) = ([0.0, 0, 0, 0], 0.0)
            for (row, tall) in rows[y] {
                for (column, wide) in columns[x] {
                    let channels = Self.channels(board[x: column, y: row])
                    for lane in 0..<4 { sum[lane] += channels[lane] * tall * wide }
                    total += tall * wide
                }
            }
            return total > 0 ? sum.map { $0 / total } : nil
        }

        private static func parts(
            _ place: Int, _ origin: Double, _ zoom: Double, _ count: Int
        ) -> [(Int, Double)] {
            (0..<count).compactMap { pixel in
                var edges = [pixel, pixel + 1].map { origin + Double($0) * zoom }
                if zoom >= 1 { edges = edges.map { ($0 + 0.5).rounded(.down) } }
                let part = min(edges[1], Double(place + 1)) - max(edges[0], Double(place))
                return part > 0 ? (pixel, part) : nil
            }
        }
    }
}
