import Raster

extension Layer {
    /// Draws lines in black.
    mutating func drawBlack(_ lines: [[Point]], width: Double, opacity: UInt8 = 255) {
        _ = draw(
            Path(lines: lines),
            PathPaint(stroke: Paint(.black, opacity: opacity), width: width)
        )
    }

    /// The ink alone, as a bitmap with alpha.
    var picture: Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        compose(bounds, over: Backdrop(.clear), into: &bitmap, x: 0, y: 0)
        return bitmap
    }

    /// The picture with a character a pixel: `.` nothing, `#` opaque, `+` between.
    var art: String {
        let picture = picture
        return picture.bounds.y.map { y in
            String(
                picture.bounds.x.map { x in
                    switch picture[x: x, y: y].alpha {
                    case 0: "." as Character
                    case 255: "#"
                    default: "+"
                    }
                })
        }.joined(separator: "\n")
    }
}

extension FreehandInk {
    /// Draws a whole stroke live, sample by sample.
    static func draw(_ samples: [Point], width: Double, paint: Paint, on layer: inout Layer) {
        guard let start = samples.first else { return }
        var ink = FreehandInk(at: start, width: width, paint: paint, on: layer)
        for sample in samples { _ = ink.extend(to: sample, on: &layer) }
    }
}
