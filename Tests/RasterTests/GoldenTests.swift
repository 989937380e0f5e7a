import Glibc
import Raster
import Testing

@Suite struct `Golden pictures` {
    static let widths = [1.0, 2, 3, 7, 20, 50, 200]

    @Test(arguments: widths, [255, 102] as [UInt8])
    func `of freehand strokes`(width: Double, opacity: UInt8) throws {
        var layer = Layer(width: 128, height: 96)
        let paint = Paint(Color(hex: 0x0050C8), opacity: opacity)
        let stroke = Scene.wander(seed: 2, count: 30, bend: 0.8).map {
            Point(x: $0.x * 0.7 - 8, y: $0.y * 0.5)
        }
        FreehandInk.draw(stroke, width: width, paint: paint, on: &layer)
        try Golden(name: "freehand-\(Int(width))-\(opacity)").check(shown(layer))
    }

    @Test func `of dashed lines`() throws {
        var layer = Layer(width: 128, height: 96)
        for (index, width) in [1.0, 2, 3, 5].enumerated() {
            let y = 12 + Double(index) * 20
            let corner = [Point(x: 6, y: y), Point(x: 70, y: y + 3), Point(x: 122, y: y + 14)]
            _ = layer.draw(
                Path(lines: Path.dashes(corner, dash: 3 * width, gap: 3 * width)),
                PathPaint(stroke: Paint(Color(hex: 0xA0522D), opacity: 200), width: width)
            )
        }
        try Golden(name: "dashes").check(shown(layer))
    }

    @Test(arguments: widths)
    func `of straight lines and dots`(width: Double) throws {
        var layer = Layer(width: 128, height: 96)
        let paint = Paint(Color(hex: 0x9C27B0), opacity: 190)
        for turn in 0..<12 {
            let angle = Double(turn) * .pi / 6 + 0.05
            let ahead = Point(x: cos(angle), y: sin(angle))
            let center = Point(x: 63.4, y: 48.7)
            let line = [center + ahead * (turn % 2 == 0 ? 12 : 20), center + ahead * 44]
            _ = layer.draw(Path(lines: [line]), PathPaint(stroke: paint, width: width))
        }
        for corner in [Point(x: 9, y: 9), Point(x: 120.5, y: 88.25)] {
            _ = layer.draw(Path(lines: [[corner]]), PathPaint(stroke: paint, width: width))
        }
        try Golden(name: "lines-\(Int(width))").check(shown(layer))
    }

    @Test(arguments: widths)
    func `of outlined shapes`(width: Double) throws {
        var layer = Layer(width: 160, height: 96)
        let paint = PathPaint(stroke: Paint(Color(hex: 0x00796B), opacity: 170), width: width)
        for shape in Self.shapes { _ = layer.draw(Path(lines: shape.lines), paint) }
        try Golden(name: "outlines-\(Int(width))").check(shown(layer))
    }

    @Test(arguments: [255, 128] as [UInt8])
    func `of filled shapes as one group`(opacity: UInt8) throws {
        var layer = Layer(width: 160, height: 96)
        let paint = PathPaint(
            stroke: Paint(Color(hex: 0xFF6600), opacity: opacity), width: 6,
            fill: Color(hex: 0x33CCFF))
        for shape in Self.shapes { _ = layer.draw(shape, paint) }
        try Golden(name: "shapes-\(opacity)").check(shown(layer))
    }

    @Test(arguments: [255, 90] as [UInt8])
    func `of insides without an outline`(opacity: UInt8) throws {
        var layer = Layer(width: 160, height: 96)
        let paint = PathPaint(
            stroke: Paint(.black, opacity: opacity), width: 1, fill: Color(hex: 0xC62828))
        for shape in Self.shapes { _ = layer.draw(Path(lines: [], inside: shape.inside), paint) }
        try Golden(name: "insides-\(opacity)").check(shown(layer))
    }

    @Test(arguments: widths)
    func `of the eraser at every width`(width: Double) throws {
        try Golden(name: "eraser-\(Int(width))").check(shown(erased(width: width)))
    }

    @Test func `of the eraser over color and picture`() throws {
        let layer = erased(width: 14)
        try Golden(name: "eraser-color").check(shown(layer))
        var tile = Bitmap(width: 12, height: 12, filledWith: Pixel(Color(hex: 0xFFEE88)))
        for index in 0..<12 { tile[x: index, y: index] = Pixel(Color(hex: 0xAA3300)) }
        let picture = Backdrop(.color(.white), picture: .init(tile, repeats: true))
        try Golden(name: "eraser-picture").check(shown(layer, over: picture))
    }

    /// The filled shapes with a stroke of the eraser across.
    private func erased(width: Double) -> Layer {
        var layer = Layer(width: 160, height: 96)
        let paint = PathPaint(
            stroke: Paint(Color(hex: 0x66CC00), opacity: 220), width: 6, fill: Color(hex: 0x0000FF))
        for shape in Self.shapes { _ = layer.draw(shape, paint) }
        let stroke = [
            Point(x: 5, y: 80), Point(x: 60, y: 20), Point(x: 110, y: 70), Point(x: 155, y: 12),
        ]
        FreehandInk.draw(stroke, width: width, paint: .clearing(), on: &layer)
        return layer
    }

    private static let shapes: [Path] = {
        let square = [(10.0, 12.0), (52, 12), (52, 80), (10, 80)].map { Point(x: $0.0, y: $0.1) }
        let triangle = [Point(x: 62.5, y: 82), Point(x: 84, y: 9.5), Point(x: 103, y: 71)]
        let (a, b) = (Point(x: 98, y: 20), Point(x: 152.5, y: 88))
        return [
            Path(
                lines: [square + [square[0]]],
                inside: .quad(square[0], square[1], square[2], square[3])),
            Path(
                lines: [triangle + [triangle[0]]],
                inside: .quad(triangle[0], triangle[1], triangle[2], triangle[2])),
            Path(lines: [Path.ellipseOutline(a, b)], inside: .ellipse(a, b)),
        ]
    }()

    private func shown(
        _ layer: Layer, over backdrop: Backdrop = Backdrop(.color(.white))
    ) -> Bitmap {
        var bitmap = Bitmap(width: layer.width, height: layer.height)
        layer.compose(layer.bounds, over: backdrop, into: &bitmap, x: 0, y: 0)
        return bitmap
    }
}
