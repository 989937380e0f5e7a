import CX11Probe
import Testing

import X11

@Suite struct InterfaceScaleTests {
    /// XSETTINGS bytes with one number for each name.
    static func bytes(_ settings: [(String, Int32)], big: Bool = false) -> [UInt8] {
        func word<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
            withUnsafeBytes(of: big ? value.bigEndian : value.littleEndian) { Array($0) }
        }
        var bytes: [UInt8] =
            [big ? 1 : 0, 0, 0, 0] + word(UInt32(3)) + word(UInt32(settings.count))
        for (name, value) in settings {
            let padding = [UInt8](repeating: 0, count: (4 - name.utf8.count % 4) % 4)
            bytes += [0, 0] + word(UInt16(name.utf8.count)) + Array(name.utf8) + padding
            bytes += word(UInt32(1)) + word(value)
        }
        return bytes
    }

    private func scale(_ settings: [(String, Int32)], resources: String = "") -> Double {
        InterfaceScale.from(settings: DesktopSettings(Self.bytes(settings)), resources: resources)
    }

    @Test func `settings win over resources, resources over nothing`() {
        #expect(scale([]) == 1)
        #expect(scale([], resources: "Xft.dpi:\t144\n") == 1.5)
        #expect(scale([("Gdk/WindowScalingFactor", 2)], resources: "Xft.dpi: 144") == 2)
        #expect(scale([("Xft/DPI", 120 * 1024)]) == 1.25)
        #expect(scale([("Gdk/WindowScalingFactor", 2), ("Xft/DPI", 240 * 1024)]) == 2.5)
    }

    @Test func `nonsense is brought into range`() {
        #expect(scale([("Gdk/WindowScalingFactor", 1000)]) == 4)
        #expect(scale([("Xft/DPI", -1)]) == 1)
        #expect(scale([], resources: "Xft.dpi: 1") == 0.75)
        #expect(scale([], resources: "Xft.dpi: nan\nXft.dpi:\n*customization: -color") == 1)
        #expect(scale([], resources: "Xft.dpi: 1e999") == 4)
    }

    @Test func `both orders of bytes are read`() {
        let settings = DesktopSettings(Self.bytes([("A", -5), ("Net/Long", 7)], big: true))
        #expect(settings.integers == ["A": -5, "Net/Long": 7])
    }

    @Test func `settings cut short anywhere are read up to there`() {
        let whole = Self.bytes([("Gdk/WindowScalingFactor", 2), ("Xft/DPI", 98304)])
        for count in 0..<whole.count {
            let settings = DesktopSettings(Array(whole.prefix(count)))
            #expect(settings.integers.count < 2)
        }
        #expect(DesktopSettings(Array(repeating: 0xFF, count: 64)).integers.isEmpty)
    }
}

extension ServerTests {
    @Suite struct ScaleWatcherTests {
        @Test func `new resources change the scale`() throws {
            let desk = try Desk()
            #expect(desk.window.scale == 1)
            let root = probe_root(desk.user.raw)
            desk.user.setProperty(
                "RESOURCE_MANAGER", of: root, type: "STRING", to: Array("Xft.dpi: 192\n".utf8))
            _ = desk.events { $0 == .scaleChanged(2) }
            #expect(desk.window.scale == 2)
        }
    }
}
