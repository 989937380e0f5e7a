/// How large the desktop wants interfaces to be.
///
/// The screen's size in millimeters has no say: it is often zero or wrong.
package enum InterfaceScale {
    package static let range = 0.75...4.0

    /// The scale from XSETTINGS, else from the resource database's `Xft.dpi`, else 1.
    package static func from(settings: DesktopSettings, resources: String) -> Double {
        let scale = scale(of: settings) ?? dotsPerInch(in: resources).map { $0 / 96 } ?? 1
        return min(max(scale, range.lowerBound), range.upperBound)
    }

    /// Some desktops multiply the factor into the density and some do not: the larger one counts.
    private static func scale(of settings: DesktopSettings) -> Double? {
        let factor = settings.integers["Gdk/WindowScalingFactor"].map { Double($0) }
        // In 1,024ths of a dot; -1 means that nobody chose one.
        let density = settings.integers["Xft/DPI"].map { Double($0) / 1024 / 96 }
        return [factor, density].compactMap(\.self).filter { $0 > 0 }.max()
    }

    /// The value of the last `Xft.dpi:` line.
    private static func dotsPerInch(in resources: String) -> Double? {
        for line in resources.split(whereSeparator: \.isNewline).reversed() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "Xft.dpi",
                let value = Double(parts[1].filter { !$0.isWhitespace }), value > 0
            else { continue }
            return value
        }
        return nil
    }
}
