import CX11
package import Raster

extension X11Window {
    /// Whether the server has read all that was presented.
    ///
    /// While it has not, gather damage. The server is asked to say when it has, so that the loop
    /// wakes for it. Costs nothing where something came from the server since.
    package mutating func readyToPresent() -> Bool {
        guard !isDead else { return false }
        guard !presenter.isRead else { return true }
        presenter.raiseFence()
        return false
    }

    /// Shows the parts of `bitmap` that `rects` cover, at their own place in the window; the next
    /// wait sends it.
    ///
    /// The bitmap is opaque; what lies outside it or the window is left out.
    ///
    /// - Precondition: ``readyToPresent()``, or the window is dead.
    package mutating func present(_ bitmap: borrowing Bitmap, _ rects: [PixelRect]) {
        guard !isDead else { return }
        precondition(presenter.isRead, "the server still reads the last frame")
        presenter.present(bitmap, rects, width: width, height: height)
        guard bitmap.width == width, bitmap.height == height else { return }
        sync?.painted()
    }
}
