import Interface
import Lettering
import X11

/// Sentences for standard error, made of the same words as the window's.
enum Complaint {
    static func sentence(_ problem: Problem, path: [UInt8]) -> String {
        Sentences(Catalog.forUser()).sentence(for: problem, path: path)
    }

    static func sentence(for error: X11Error) -> String {
        switch error {
        case .cannotConnect(nil):
            "no display to open: the variable DISPLAY is not set, or names no server that answers"
        case .cannotConnect(let display?):
            "no display to open: no server answers at '\(display)'"
        case .unsupportedScreen(let depth, let bits):
            "no display to open: the screen has \(depth) planes in \(bits) bits, which is not known"
        case .cannotWait(let code):
            "cannot wait for events: error \(code)"
        }
    }
}
