import CRivals
import Formats
import Raster

/// Drawings as PNG files, as small as they get in that time.
enum PNGRaces {
    static var all: [Race] {
        drawings.map { work, _, draw in
            Race(work: work, unit: .whole) {
                let picture = draw()
                return (
                    easel: { _ = size(of: picture) },
                    rivals: [Rival("libpng", limit: 0.6) { _ = sizeByRival(of: picture) }]
                )
            }
        }
    }

    static var sizes: [Weighing] {
        drawings.map { work, limit, draw in
            Weighing(work: work, rival: "libpng", limit: limit) {
                let picture = draw()
                return (size(of: picture), sizeByRival(of: picture))
            }
        }
    }

    /// Each drawing with the most that its bytes may be of libpng's.
    ///
    /// The 3-color sketch is as bad as drawings get: scribbles of a thousand pixels that cross all over
    /// the board have thousands of shades. At 1920 × 1080 no filter, no level of zlib, and no other
    /// compressor in the time allowed, gets below nine tenths of libpng's bytes; hence its limit. What
    /// people drew, in the same three colors, comes to 0.4 to 0.87.
    private static var drawings: [(work: String, limit: Double, draw: () -> Bitmap)] {
        [1, 2].flatMap { scale in
            let size = "\(1920 * scale) × \(1080 * scale)"
            return [
                ("PNG of \(size), pencil sketch", 0.9, { sketch([0], scale) }),
                (
                    "PNG of \(size), 3-color sketch", scale == 1 ? 0.95 : 0.9,
                    { sketch([0, 0xFF0000, 0xFF], scale) }
                ),
                ("PNG of \(size), painting", 0.9, { painting(scale) }),
            ]
        }
    }

    private static func sketch(_ colors: [UInt32], _ scale: Int) -> Bitmap {
        drawing(strokes: 80, samples: 250, scale) { index, _ in
            (2.5, Paint(Color(hex: colors[index % colors.count])))
        }
    }

    /// Half of the strokes let what is below shine through.
    private static func painting(_ scale: Int) -> Bitmap {
        drawing(strokes: 120, samples: 100, scale) { index, wander in
            let color = Color(hex: UInt32(wander.number(0...0xFF_FFFF)))
            let opacity = index % 2 == 0 ? 255 : UInt8(wander.number(40...220))
            return (wander.number(4...50), Paint(color, opacity: opacity))
        }
    }

    /// Strokes on white; a larger board has the same ones, longer and wider.
    private static func drawing(
        strokes: Int, samples: Int, _ scale: Int, with pen: (Int, inout Wander) -> (Double, Paint)
    ) -> Bitmap {
        let (width, height) = (1920 * scale, 1080 * scale)
        var wander = Wander()
        var layer = Layer(width: width, height: height)
        for index in 0..<strokes {
            let (nib, paint) = pen(index, &wander)
            let line = wander.stroke(samples: samples * scale, width, height)
            _ = layer.draw(
                Path(lines: [line]), PathPaint(stroke: paint, width: nib * Double(scale)))
        }
        var picture = Bitmap(width: width, height: height)
        layer.compose(layer.bounds, over: Backdrop(.color(.white)), into: &picture, x: 0, y: 0)
        return picture
    }

    private static func size(of picture: Bitmap) -> Int {
        var size = 0
        let encoder = PNGEncoder(width: picture.width, height: picture.height)
        try? encoder.encode(picture.copyRow) { bytes in
            size += bytes.byteCount
            return true
        }
        return size
    }

    private static func sizeByRival(of picture: Bitmap) -> Int {
        picture.withPixels { pixels in
            pixels.withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: UInt32.self) { words in
                    rival_png(words.baseAddress, Int32(picture.width), Int32(picture.height))
                }
            }
        }
    }
}
