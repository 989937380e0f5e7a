import CX11
import Glibc

/// The connection to the server, and what is known of its life.
///
/// A class because all parts of the window share it: it closes after the last of them is gone. Once
/// ``isDead`` holds nobody may call Xlib with it, not even to clean up.
final class Connection {
    let display: OpaquePointer
    let screen: Int32
    let root: Window
    let descriptor: Int32
    private let lost: UnsafeMutablePointer<Int32>
    private let atoms: [AtomName: Atom]

    /// Connects to `name`, or to `$DISPLAY` when it is `nil`.
    init(_ name: String?) throws(X11Error) {
        cx11_install_handlers()
        guard let display = XOpenDisplay(name) else {
            throw .cannotConnect(display: name ?? getenv("DISPLAY").map { String(cString: $0) })
        }
        self.display = display
        lost = .allocate(capacity: 1)
        lost.initialize(to: 0)
        cx11_watch_connection(display, lost)
        screen = XDefaultScreen(display)
        root = XRootWindow(display, screen)
        descriptor = XConnectionNumber(display)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        atoms = Self.intern(on: display)
    }

    deinit {
        // What Xlib keeps for a dead connection is not freed: its cleanup talks to the server.
        if !isDead { XCloseDisplay(display) }
        lost.deallocate()
    }

    /// Whether the server is gone, or was given up.
    var isDead: Bool { lost.pointee != 0 }

    /// Gives the server up: from now on it counts as gone.
    func abandon() {
        lost.pointee = 1
    }

    subscript(name: AtomName) -> Atom { atoms[name] ?? 0 }

    /// Whether the server carried out all that `requests` asked for.
    ///
    /// Costs two round trips.
    func accepts(_ requests: () -> Void) -> Bool {
        guard !isDead else { return false }
        XSync(display, 0)
        let before = cx11_error_count()
        requests()
        XSync(display, 0)
        return !isDead && cx11_error_count() == before
    }

    /// The screen's size in pixels.
    var screenSize: (width: Int, height: Int) {
        (Int(XDisplayWidth(display, screen)), Int(XDisplayHeight(display, screen)))
    }

    /// The largest property or image the server takes in one request, in bytes.
    var largestRequest: Int {
        let extended = XExtendedMaxRequestSize(display)
        // The margin holds the request's own header.
        return max(extended, XMaxRequestSize(display)) * 4 - 256
    }

    private static func intern(on display: OpaquePointer) -> [AtomName: Atom] {
        let names = AtomName.allCases
        var strings = names.map { strdup($0.rawValue) }
        defer { for string in strings { free(string) } }
        var atoms = [Atom](repeating: 0, count: names.count)
        XInternAtoms(display, &strings, Int32(names.count), 0, &atoms)
        return Dictionary(uniqueKeysWithValues: zip(names, atoms))
    }
}
