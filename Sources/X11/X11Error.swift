/// Why the program has no window.
package enum X11Error: Error, Hashable {
    /// No server answered at `display`, or at `$DISPLAY` when it is `nil`.
    case cannotConnect(display: String?)
    /// The screen's pixels are packed in a way the program can't write: `bitsPerPixel` at `depth`.
    case unsupportedScreen(depth: Int, bitsPerPixel: Int)
    /// The system refused a descriptor that the loop waits on, with this error number.
    case cannotWait(code: Int32)
}
