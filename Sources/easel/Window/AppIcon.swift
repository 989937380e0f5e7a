import Raster

/// The program's picture for task bars, drawn by its own rasterizer.
enum AppIcon {
    static let sizes = [16, 32, 48, 128]

    static var all: [Bitmap] { sizes.map(draw) }

    /// A white canvas with a blue stroke; the coordinates are those of a square of 16.
    private static func draw(_ side: Int) -> Bitmap {
        let scale = Double(side) / 16
        func at(_ x: Double, _ y: Double) -> Point { Point(x: x * scale, y: y * scale) }
        var layer = Layer(width: side, height: side)
        let corners = [at(2.5, 2.5), at(13.5, 2.5), at(13.5, 13.5), at(2.5, 13.5)]
        let canvas = Path(
            lines: [corners + [corners[0]]],
            inside: .quad(corners[0], corners[1], corners[2], corners[3]))
        _ = layer.draw(
            canvas,
            PathPaint(stroke: Paint(Color(hex: 0x2A2D33)), width: 3 * scale, fill: .white))
        _ = layer.draw(
            canvas, PathPaint(stroke: Paint(.white), width: 1.4 * scale, fill: .white))
        let squiggle = Path.smooth(through: [
            at(3.8, 11), at(5.6, 6), at(7.2, 5.2), at(7.4, 8), at(6.6, 10.6), at(8.6, 9),
            at(10.4, 6.6), at(12.2, 5.4),
        ])
        _ = layer.draw(
            Path(lines: [squiggle]),
            PathPaint(stroke: Paint(Color(hex: 0x2F6BED)), width: 2 * scale))
        var bitmap = Bitmap(width: side, height: side)
        layer.compose(layer.bounds, over: Backdrop(.clear), into: &bitmap, x: 0, y: 0)
        return bitmap
    }
}
