import CX11

/// The pointers of the server, through XInput 2.2: fractions of pixels, pressure, smooth scrolling.
///
/// Only master devices are listened to; a mouse would report everything twice otherwise. Touches are
/// left to the server, which makes a pointer of them.
struct PointerDevices {
    /// The extension's opcode, which its events carry.
    let opcode: Int32
    private let connection: Connection
    private var axes: [Int32: DeviceAxes] = [:]

    /// Returns `nil` where the server has no XInput 2.2; the core pointer serves then.
    init?(_ connection: Connection) {
        var opcode: Int32 = 0
        var event: Int32 = 0
        var error: Int32 = 0
        guard
            XQueryExtension(connection.display, "XInputExtension", &opcode, &event, &error) != 0
        else { return nil }
        var major: Int32 = 2
        var minor: Int32 = 2
        guard XIQueryVersion(connection.display, &major, &minor) == 0, (major, minor) >= (2, 2)
        else { return nil }
        self.opcode = opcode
        self.connection = connection
        refresh()
    }

    /// Asks for the pointer's events on `window`.
    func select(on window: Window) {
        select(
            [
                XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_Enter, XI_Leave, XI_DeviceChanged,
            ], of: XIAllMasterDevices, on: window
        )
        // The server accepts this one only for all devices.
        select([XI_HierarchyChanged], of: XIAllDevices, on: window)
    }

    private func select(_ events: [Int32], of devices: Int32, on window: Window) {
        var bits = [UInt8](repeating: 0, count: 4)
        bits.withUnsafeMutableBufferPointer { bits in
            for event in events { cx11_set_input_mask(bits.baseAddress, event) }
            var mask = XIEventMask(
                deviceid: devices, mask_len: Int32(bits.count), mask: bits.baseAddress
            )
            XISelectEvents(connection.display, window, &mask, 1)
        }
    }

    /// Reads all devices anew: the wheel may have turned over another window.
    mutating func refresh() {
        guard !connection.isDead else { return }
        var count: Int32 = 0
        guard let devices = XIQueryDevice(connection.display, XIAllDevices, &count) else { return }
        defer { XIFreeDeviceInfo(devices) }
        for device in UnsafeBufferPointer(start: devices, count: Int(count)) {
            replaceAxes(of: device.deviceid, device.classes, count: device.num_classes)
        }
    }

    /// Takes the classes from the event: asking the server would give values newer than the events
    /// still queued.
    mutating func take(_ event: XIDeviceChangedEvent) {
        replaceAxes(of: event.sourceid, event.classes, count: event.num_classes)
    }

    /// The steps that an event of `device` scrolled, if it did, and the device's pressure.
    mutating func take(
        _ values: [(number: Int, value: Double)], from device: Int32
    ) -> (steps: (x: Double, y: Double)?, pressure: Double?) {
        let steps = axes[device]?.take(values)
        return (steps, axes[device]?.pressure?.axis.last)
    }

    /// A place that an event of `device` reports, as `PointerSample` has it.
    mutating func place(_ x: Double, _ y: Double, from device: Int32) -> (x: Double, y: Double) {
        axes[device, default: DeviceAxes()].place(x, y)
    }

    private mutating func replaceAxes(
        of device: Int32, _ classes: UnsafeMutablePointer<UnsafeMutablePointer<XIAnyClassInfo>?>?,
        count: Int32
    ) {
        axes[device, default: DeviceAxes()].replace(
            by: classes, count: count, pressureLabel: connection[.absolutePressure],
            screenWidth: connection.screenSize.width
        )
    }
}
