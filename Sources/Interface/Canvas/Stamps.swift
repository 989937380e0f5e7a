import Painting
import Raster

/// Small pictures that are drawn again and again: icons and the corners of round things.
///
/// A class because it is a cache that drawing fills. Used on one thread.
final class Stamps {
    private enum Key: Hashable {
        case icon(Icon, size: Int, Color)
        case disc(diameter: Int, Color, alpha: UInt8)
    }

    private var known: [Key: Bitmap] = [:]
    var thumbnails: [Int: (item: Drawing.Item, picture: Bitmap)] = [:]
    /// More than one window full of them; a person who drags a color makes new ones at every step.
    private static let limit = 400

    /// A disc that fills a square of `diameter` pixels.
    func disc(diameter: Int, _ color: Color, alpha: UInt8 = 255) -> Bitmap {
        stamp(.disc(diameter: diameter, color, alpha: alpha)) {
            let middle = Double(diameter) / 2
            return Bitmap(
                drawing: Path(lines: [[Point(x: middle, y: middle)]]), width: Double(diameter),
                Paint(color, opacity: alpha), size: diameter)
        }
    }

    /// An icon in a square of `size` pixels.
    func icon(_ icon: Icon, size: Int, _ color: Color) -> Bitmap {
        stamp(.icon(icon, size: size, color)) {
            let scale = Double(size) / Icon.side
            let lines = icon.lines.map { $0.map { $0 * scale } }
            return Bitmap(
                drawing: Path(lines: lines), width: Icon.nib * scale, Paint(color), size: size)
        }
    }

    private func stamp(_ key: Key, _ make: () -> Bitmap) -> Bitmap {
        if let stamp = known[key] { return stamp }
        if known.count >= Self.limit { known = [:] }
        let stamp = make()
        known[key] = stamp
        return stamp
    }
}

extension Bitmap {
    /// A transparent square with one path stroked on it.
    init(drawing path: Path, width: Double, _ paint: Paint, size: Int) {
        var layer = Layer(width: max(size, 1), height: max(size, 1))
        _ = layer.draw(path, PathPaint(stroke: paint, width: width))
        self.init(width: layer.width, height: layer.height)
        layer.compose(layer.bounds, over: Backdrop(.clear), into: &self, x: 0, y: 0)
    }
}
