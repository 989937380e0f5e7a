import Formats
import Interface
import Painting
import Raster
import Storage

/// Writes a drawing as it was at one moment, whatever is drawn meanwhile.
struct BoardWriter: Sendable {
    private let drawing: Drawing
    private let layer: Layer

    /// What is finished on `board`: a gesture under way is left out.
    init(_ board: Board) {
        var board = board
        _ = board.handle(.cancelled)
        drawing = board.drawing
        layer = board.layer
    }

    /// The PNG's bytes, in pieces, to `sink`, while `proceed` is told how much is done, 0…1; either
    /// stops the work by returning `false`.
    func writePNG(
        embedsObjects: Bool, proceed: (Double) -> Bool = { _ in true }, to sink: (RawSpan) -> Bool
    ) throws(EncodingError) {
        let (width, height) = (drawing.width, drawing.height)
        let objects = embedsObjects ? DrawingWriter().encode(drawing) : nil
        let encoder = PNGEncoder(width: width, height: height, drawing: objects)
        let backdrop = drawing.background.backdrop(width: width, height: height, isForFile: true)
        var band = Band(width: width)
        try encoder.encode(
            { y, row in band.copy(y, to: &row, layer: layer, backdrop: backdrop) },
            proceed: proceed, to: sink)
    }

    /// The marks alone as a bare list, or the drawing's whole text where a list cannot hold it.
    func list(for path: FilePath) -> [UInt8] {
        DrawingWriter().encode(listOf: drawing) ?? json(for: path)
    }

    /// The drawing's text; a background picture below `folder` is referred to by its name.
    func json(for path: FilePath) -> [UInt8] {
        DrawingWriter(pictures: .below(folder: path.parent.bytes)).encode(drawing)
    }
}

/// Rows of the finished picture, composed some at a time.
private struct Band {
    private var bitmap: Bitmap
    private var rows = 0..<0

    private static let height = 64

    init(width: Int) {
        bitmap = Bitmap(width: width, height: Self.height)
    }

    mutating func copy(
        _ y: Int, to row: inout MutableSpan<Pixel>, layer: Layer, backdrop: Backdrop
    ) {
        if !rows.contains(y) {
            rows = y..<min(y + Self.height, layer.height)
            let rect = PixelRect(x: 0, y: y, width: layer.width, height: rows.count)
            if let rect { layer.compose(rect, over: backdrop, into: &bitmap, x: 0, y: -y) }
        }
        bitmap.copyRow(y - rows.lowerBound, to: &row)
    }
}
