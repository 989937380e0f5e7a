import CXTest
import Glibc

/// A tester's own connection to a display.
///
/// A class because it owns the connection and several drivers share it. Not for two threads at once.
package final class Connection {
    /// Where the inside of a window is, in root pixels, and how deep its pixels are.
    package struct Geometry: Hashable, Sendable {
        package let x, y, width, height: Int
        package let depth: Int
        /// Whether it and all its parents are mapped.
        package let isViewable: Bool
    }

    let handle: OpaquePointer

    package init(display: String) throws(RigError) {
        guard let handle = rig_connect(display) else { throw .cannotConnect(display: display) }
        self.handle = handle
    }

    deinit { rig_disconnect(handle) }

    /// Whether the server still answers.
    package var isAlive: Bool { rig_sync(handle) }

    package var root: UInt { rig_root(handle) }

    package var hasWindowManager: Bool { rig_has_window_manager(handle) }

    /// Whether a window that is mapped now comes on screen soon.
    var showsWindows: Bool { rig_shows_windows(handle, 200) }

    /// The first window with the property that the process made.
    package func window(withProperty property: String, ofProcess process: Int32) -> UInt? {
        let window = rig_find_window(handle, property, process)
        return window == 0 ? nil : window
    }

    package func geometry(of window: UInt) -> Geometry? {
        var found = rig_geometry()
        guard rig_get_geometry(handle, window, &found) else { return nil }
        return Geometry(
            x: Int(found.x), y: Int(found.y), width: Int(found.width), height: Int(found.height),
            depth: Int(found.depth), isViewable: found.viewable)
    }

    /// The text of an 8-bit property; `nil` where there is none.
    package func property(_ name: String, of window: UInt) -> String? {
        var length = 0
        guard let bytes = rig_copy_property(handle, window, name, &length) else { return nil }
        defer { free(bytes) }
        let buffer = UnsafeRawBufferPointer(start: bytes, count: length)
        return String(decoding: buffer, as: UTF8.self)
    }
}
