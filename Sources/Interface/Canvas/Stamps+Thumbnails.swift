import Painting
import Raster

extension Stamps {
    /// A mark made to fit a picture of this size, cropped to its ink.
    func thumbnail(of item: Drawing.Item, width: Int, height: Int) -> Bitmap {
        if let known = thumbnails[item.number], known.item == item,
            known.picture.width == width, known.picture.height == height
        {
            return known.picture
        }
        if thumbnails.count >= 200 { thumbnails = [:] }
        let picture = Bitmap(showing: item, width: width, height: height)
        thumbnails[item.number] = (item, picture)
        return picture
    }
}

extension Bitmap {
    /// The more samples a mark has, the less of them a small picture can show.
    private static let sampleLimit = 2_000

    fileprivate init(showing item: Drawing.Item, width: Int, height: Int) {
        var mark = item.mark
        let bounds = item.bounds
        let ratio = min(
            Double(width) / Double(bounds.width), Double(height) / Double(bounds.height), 2)
        let middle = Point(
            x: Double(bounds.left) + Double(bounds.width) / 2,
            y: Double(bounds.top) + Double(bounds.height) / 2)
        let center = Point(x: Double(width) / 2, y: Double(height) / 2)
        let map = AffineMap(scale: ratio, from: middle, to: center)
        mark = mark.thinned(to: Self.sampleLimit).transformed(by: map) ?? mark
        mark.style.width = min(max(mark.style.width * ratio, 1.5), 1_000)
        var layer = Layer(width: width, height: height)
        var paint = mark.paint
        // An eraser has no ink to show; its way is shown in grey.
        if mark.style.effect == .erase { paint.stroke = Paint(Palette.track) }
        _ = layer.draw(mark.path, paint)
        self.init(width: width, height: height)
        layer.compose(layer.bounds, over: Backdrop(.clear), into: &self, x: 0, y: 0)
    }
}
