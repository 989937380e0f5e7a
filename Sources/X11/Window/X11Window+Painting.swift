import CX11
package import Raster

extension X11Window {
    /// Whether the server has read all that was presented.
    ///
    /// While it has not, gather damage: the answer arrives as an event, so that the loop wakes for it.
    package var canPresent: Bool { !isDead && presenter.awaited == nil }

    /// Shows the parts of `bitmap` that `rects` cover, at their own place in the window.
    ///
    /// The bitmap is opaque; what lies outside it or the window is left out.
    ///
    /// - Precondition: ``canPresent``, or the window is dead.
    package mutating func present(_ bitmap: borrowing Bitmap, _ rects: [PixelRect]) {
        guard !isDead else { return }
        precondition(presenter.awaited == nil, "the server still reads the last frame")
        presenter.present(bitmap, rects, width: width, height: height)
        sync?.painted()
        XFlush(connection.display)
    }
}
