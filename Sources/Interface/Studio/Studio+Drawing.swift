import Painting
package import Raster

extension Studio {
    /// Draws the part of the window that `damage` covers into the window's bitmap.
    ///
    /// A bitmap of another size than the window's is drawn to as far as it reaches.
    package mutating func draw(_ damage: PixelRect, into bitmap: inout Bitmap) {
        guard let clip = damage.intersection(bitmap.bounds) else { return }
        // The canvas holds the only reference, so that nothing is copied.
        var canvas = Canvas(
            bitmap: Bitmap(width: 1, height: 1), clip: clip, metrics: setting.metrics,
            stamps: setting.stamps, typesetter: setting.typesetter)
        swap(&canvas.bitmap, &bitmap)
        defer { swap(&canvas.bitmap, &bitmap) }
        for control in controls where control.extent(setting.metrics).intersection(clip) != nil {
            if case .board(let port) = control.look {
                drawBoard(control.frame, port, on: &canvas)
            } else {
                canvas.draw(control)
            }
        }
    }

    private func drawBoard(_ frame: PixelRect, _ port: Viewport, on canvas: inout Canvas) {
        guard let visible = frame.intersection(canvas.clip) else { return }
        let view = ViewTransform(zoom: port.zoom, x: port.origin.x, y: port.origin.y)
        let board = view.window(board.layer.bounds)
        if !board.contains(visible) {
            canvas.fill(visible, Palette.desk)
            canvas.fill(board.grown(by: setting.metrics.hairline), Palette.line)
        }
        self.board.layer.compose(
            visible, through: view, over: self.view.backdrop.backdrop, into: &canvas.bitmap)
    }
}
