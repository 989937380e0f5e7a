import Painting
import Raster

// Looking at the board closer, or at more of it.
extension Studio {
    /// Zooms about the middle of the view, as keys and buttons do.
    mutating func zoom(_ change: ZoomChange) {
        switch change {
        case .step(let count):
            zoom(to: ZoomSteps.step(from: view.port.zoom, by: count), about: view.port.middle)
        case .to(let zoom):
            self.zoom(to: zoom, about: view.port.middle)
            view.port.align()
        case .fitBoard: fit(board.drawing.bounds)
        case .fitDrawing:
            let ink = board.drawing.items.reduce(into: PixelRect?.none) { all, item in
                all.formUnion(item.bounds.intersection(board.drawing.bounds))
            }
            fit(ink ?? board.drawing.bounds)
        }
        panels.close(.zoom)
    }

    /// Zooms with the same place of the board under `place`, as the wheel does.
    mutating func zoom(to zoom: Double, about place: WindowPoint) {
        let before = view.port
        view.port.zoom(to: zoom, about: place)
        looked(from: before)
    }

    private mutating func fit(_ area: PixelRect) {
        let before = view.port
        view.port.fit(area)
        looked(from: before)
    }

    private mutating func looked(from before: Viewport) {
        guard view.port != before else { return }
        // A board that is looked at closely is of the size that it has.
        if view.port.zoom != 1 { view.growsWithWindow = false }
        shown.damage.add(boardView)
    }
}
