/// Another zoom, as keys and buttons ask for it.
enum ZoomChange: Hashable, Sendable {
    /// Steps of the list, larger where positive.
    case step(Int)
    /// Window pixels to a board pixel.
    case to(Double)
    case fitBoard
    /// As large as all ink fits.
    case fitDrawing
}
