import CX11
import Raster

/// The program's window, and the connection to the server that it lives on.
///
/// It belongs to the thread that made it. Once ``isDead`` holds every call does nothing, so that
/// the program can save and leave in its own time.
package struct X11Window: ~Copyable {
    /// The content's size in pixels, as last reported.
    package internal(set) var width: Int
    package internal(set) var height: Int
    package internal(set) var isFullScreen = false

    let connection: Connection
    let window: Window
    var identity: WindowIdentity
    var presenter: Presenter
    var keyboard: Keyboard
    var clipboard: Clipboard
    var cursors: Cursors
    var scales: ScaleWatcher
    var sync: ResizeSync?
    var startup: StartupNotice?

    /// `nil` where the core protocol has to serve.
    var devices: PointerDevices?
    var tracker = PointerTracker()
    var watchdog = DragWatchdog()

    /// Questions whether the program still lives, to be answered with these words.
    var pings: [[Int]] = []

    /// The server's time of the last event that had one.
    var time: Time = 0
    /// Our own text, asked for and not handed out yet.
    var pasted: String?
    /// The place to return to from a full screen that no window manager made.
    var restored: (x: Int32, y: Int32, width: Int, height: Int)?

    /// Opens and shows a window of `width` by `height` pixels on `display`, or on `$DISPLAY`.
    ///
    /// Sizes are brought into 1…32,767, which is all that X can say, and are no larger than the screen.
    package init(
        _ identity: WindowIdentity, width: Int, height: Int, display: String? = nil,
        launch: LaunchEnvironment = LaunchEnvironment()
    ) throws(X11Error) {
        let connection = try Connection(display)
        let screen = connection.screenSize
        let (width, height) = (
            min(max(width, 1), 32767, screen.width), min(max(height, 1), 32767, screen.height)
        )
        let colors = try ScreenColors(connection)
        let window = Self.create(connection, colors, width: width, height: height)
        let presenter = try Presenter(connection, colors, window: window)
        self.width = width
        self.height = height
        self.identity = identity
        self.connection = connection
        self.window = window
        self.presenter = presenter
        startup = launch.startup
        keyboard = Keyboard(connection, window: window)
        clipboard = Clipboard(connection, window: window)
        cursors = Cursors(connection, window: window)
        scales = ScaleWatcher(connection)
        sync = ResizeSync(connection, window: window)
        devices = PointerDevices(connection)
        show()
    }

    deinit {
        // A stopped server would never let the connection close.
        if !connection.answers(from: window, within: 1000) { connection.abandon() }
    }

    /// Whether the server is gone, or the window with it.
    package var isDead: Bool { connection.isDead }

    /// The window's number on the server.
    package var identifier: UInt { window }

    /// What the desktop wants interfaces multiplied by, 0.75…4.
    package var scale: Double { scales.scale }

    /// What the loop waits on.
    package var descriptor: Int32 { connection.descriptor }

    private static func create(
        _ connection: Connection, _ colors: ScreenColors, width: Int, height: Int
    ) -> Window {
        var attributes = XSetWindowAttributes()
        // Without a background the server never clears what is painted; the content stays put while
        // the window is resized.
        attributes.background_pixmap = Pixmap(None)
        attributes.border_pixel = 0
        attributes.bit_gravity = NorthWestGravity
        attributes.colormap = colors.colormap
        let mask = CWBackPixmap | CWBorderPixel | CWBitGravity | CWColormap
        return XCreateWindow(
            connection.display, connection.root, 0, 0, UInt32(width), UInt32(height), 0,
            colors.depth, UInt32(InputOutput), colors.visual, UInt(mask), &attributes
        )
    }

    private mutating func show() {
        identity.apply(to: window, on: connection)
        var mask =
            ExposureMask | StructureNotifyMask | KeyPressMask | KeyReleaseMask | FocusChangeMask
        if let devices {
            devices.select(on: window)
        } else {
            mask |= ButtonPressMask | ButtonReleaseMask | PointerMotionMask
            mask |= EnterWindowMask | LeaveWindowMask
        }
        XSelectInput(connection.display, window, mask)
        if let startup {
            connection.setProperty(
                connection[.startupIdentifier], of: window, as: connection[.utf8String],
                to: Array(startup.identifier.utf8)
            )
            if let time = startup.userTime { setUserTime(time) }
        }
        setCursor(.arrow)
        XMapWindow(connection.display, window)
        XFlush(connection.display)
    }
}
