import CX11

/// Reads the desktop's scale and notices when it changes.
struct ScaleWatcher {
    private let connection: Connection
    private let selection: Atom
    private var owner: Window = 0
    private(set) var scale = 1.0

    init(_ connection: Connection) {
        self.connection = connection
        selection = XInternAtom(connection.display, "_XSETTINGS_S\(connection.screen)", 0)
        // A new settings manager announces itself on the root; the resources are a property there.
        XSelectInput(
            connection.display, connection.root, PropertyChangeMask | StructureNotifyMask
        )
        findOwner()
        read()
    }

    /// The new scale if the event brought one.
    mutating func take(_ event: XEvent) -> Double? {
        let before = scale
        switch event.type {
        case ClientMessage where event.xclient.message_type == connection[.manager]:
            guard Atom(bitPattern: event.xclient.data.l.1) == selection else { return nil }
            findOwner()
        case PropertyNotify where event.xproperty.window == owner && owner != 0:
            guard event.xproperty.atom == connection[.settings] else { return nil }
        case PropertyNotify where event.xproperty.window == connection.root:
            guard event.xproperty.atom == XA_RESOURCE_MANAGER else { return nil }
        case DestroyNotify where event.xdestroywindow.window == owner && owner != 0:
            owner = 0
        default:
            return nil
        }
        read()
        return scale == before ? nil : scale
    }

    private mutating func findOwner() {
        guard !connection.isDead else { return }
        // Grabbed so that the owner can't vanish between the question and the selection of its events.
        XGrabServer(connection.display)
        owner = XGetSelectionOwner(connection.display, selection)
        if owner != 0 {
            XSelectInput(connection.display, owner, PropertyChangeMask | StructureNotifyMask)
        }
        XUngrabServer(connection.display)
    }

    /// Xlib's own copy of the resources is as old as the connection, so the property is read.
    private mutating func read() {
        let settings = owner == 0 ? nil : connection.property(connection[.settings], of: owner)
        let resources = connection.property(XA_RESOURCE_MANAGER, of: connection.root)
        scale = InterfaceScale.from(
            settings: DesktopSettings(settings?.bytes ?? []),
            resources: String(decoding: resources?.bytes ?? [], as: UTF8.self)
        )
    }
}
