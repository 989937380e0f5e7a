import Lettering
import Raster

/// Where the program runs: the window's size, the words and the fonts, and what time it is.
struct Setting {
    /// Window pixels, both at least 1.
    var width: Int
    var height: Int
    /// Window pixels in one unit of the interface, within ``Studio/scales``.
    var scale: Double
    var isFullScreen = false
    /// In the clock of ``Input/tick(now:)``.
    var now = 0
    let surroundings: Surroundings
    let words: Words
    let typesetter: Typesetter
    let stamps = Stamps()

    var metrics: Metrics { Metrics(scale: scale) }

    /// The whole window.
    var frame: PixelRect { PixelRect(left: 0, top: 0, width: width, height: height) }
}
