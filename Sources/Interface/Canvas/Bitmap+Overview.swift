package import Painting
package import Raster

extension Bitmap {
    /// A whole drawing made to fit `width` × `height` pixels, its shape kept and never enlarged.
    ///
    /// Drawn from marks that are made small first, so that it takes no memory to speak of however
    /// large the drawing is.
    ///
    /// - Precondition: `width` and `height` are positive.
    package init(overviewOf drawing: Drawing, width: Int, height: Int) {
        let ratio = min(
            Double(width) / Double(drawing.width), Double(height) / Double(drawing.height), 1)
        self.init(
            width: max(Int(Double(drawing.width) * ratio), 1),
            height: max(Int(Double(drawing.height) * ratio), 1))
        var layer = Layer(width: self.width, height: self.height)
        for item in drawing.items where !item.mark.isHidden {
            let mark = item.mark.reduced(by: ratio)
            _ = layer.draw(mark.path, mark.paint)
        }
        layer.compose(
            layer.bounds, over: backdrop(for: drawing.background), into: &self, x: 0, y: 0)
    }

    private func backdrop(for background: Background) -> Backdrop {
        switch background {
        case .color(let color): Backdrop(.color(color))
        case .clear: Backdrop(.checkerboard)
        case .picture(let picture, _):
            // What lies where is more than a picture of this size can tell.
            Backdrop(
                .checkerboard,
                picture: Backdrop.Picture(picture.bitmap.scaled(width: width, height: height)))
        }
    }
}

extension Mark {
    /// The more samples a mark has, the less of them a small picture can show.
    private static let sampleLimit = 500

    fileprivate func reduced(by ratio: Double) -> Mark {
        let map = AffineMap(
            right: Point(x: ratio, y: 0), down: Point(x: 0, y: ratio))
        var mark = thinned(to: Self.sampleLimit).transformed(by: map) ?? self
        mark.style.width = max(style.width * ratio, 0.5)
        return mark
    }
}
