import Raster

extension Path {
    /// The outline of a polygon and its inside, with the corners that `style` asks for.
    init(polygon: [Point], inside: Inside, in style: Style) {
        self.init(
            lines: [polygon + [polygon[0]]], inside: inside,
            miters: style.join == .miter ? Path.miters(of: polygon, width: style.width) : [])
    }
}
