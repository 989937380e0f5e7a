package import Raster

/// What happened to the window, free of Xlib types.
///
/// Coordinates are pixels from the window's top-left corner.
package enum WindowEvent: Hashable, Sendable {
    /// The server lost what it showed there; a batch holds at most one, last.
    case exposed(PixelRect)
    /// The window has a new size; a batch holds only the newest.
    case resized(width: Int, height: Int)

    case pressed(PointerButton, PointerSample)
    case released(PointerButton, PointerSample)
    /// One for each motion the server reported: none is merged or dropped.
    case moved(PointerSample)
    /// Steps of the wheel, or parts of one; down and right are positive.
    case scrolled(x: Double, y: Double, PointerSample)
    case entered(PointerSample)
    case left
    /// The release of a held button will never come.
    case interrupted

    case key(KeyPress)
    case keyReleased(KeyPress)
    /// Typing goes to the window, or no longer. Keys held when it goes are reported no more.
    case focused(Bool)

    /// The text asked for with ``X11Window/requestClipboardText()``, or `nil` if there is none.
    case pasted(String?)
    /// The user wants to close the window.
    case closeRequested
    /// The desktop's scale for interfaces changed.
    case scaleChanged(Double)
}
