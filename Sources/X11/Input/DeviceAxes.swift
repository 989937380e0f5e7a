import CX11

/// The axes of one input device that mean something to a painter, by their number.
struct DeviceAxes {
    private(set) var pressure: (number: Int, axis: PressureAxis)?
    private(set) var scrolls: [Int: ScrollAxis] = [:]
    private var resolution = Resolution()

    /// Reads a device's classes, from a query or from the event that says they changed.
    ///
    /// The counters start at the values given there: the first step would be lost otherwise.
    mutating func replace(
        by classes: UnsafeMutablePointer<UnsafeMutablePointer<XIAnyClassInfo>?>?, count: Int32,
        pressureLabel: Atom, screenWidth: Int
    ) {
        (pressure, scrolls) = (nil, [:])
        guard let classes else { return }
        let all = UnsafeBufferPointer(start: classes, count: Int(max(count, 0))).compactMap(\.self)
        var values: [Int: Double] = [:]
        for info in all where info.pointee.type == XIValuatorClass {
            let valuator = UnsafeRawPointer(info).load(as: XIValuatorClassInfo.self)
            values[Int(valuator.number)] = valuator.value
            if valuator.number == 0, valuator.mode == XIModeAbsolute {
                resolution.learn(steps: valuator.max - valuator.min, pixels: screenWidth)
            }
            guard valuator.label == pressureLabel else { continue }
            let axis = PressureAxis(
                minimum: valuator.min, maximum: valuator.max, value: valuator.value
            )
            pressure = axis.map { (Int(valuator.number), $0) }
        }
        for info in all where info.pointee.type == XIScrollClass {
            let scroll = UnsafeRawPointer(info).load(as: XIScrollClassInfo.self)
            let number = Int(scroll.number)
            scrolls[number] = ScrollAxis(
                isHorizontal: scroll.scroll_type == XIScrollTypeHorizontal,
                increment: scroll.increment, value: values[number] ?? 0
            )
        }
    }

    /// A place that the device reports, as `PointerSample` has it.
    mutating func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        resolution.place(x, y)
    }

    /// Takes in the axes that one event reports; returns the steps scrolled, or `nil` if none of
    /// them is a wheel.
    mutating func take(_ values: [(number: Int, value: Double)]) -> (x: Double, y: Double)? {
        var steps: (x: Double, y: Double)?
        for (number, value) in values {
            if pressure?.number == number { pressure?.axis.advance(to: value) }
            guard let axis = scrolls[number] else { continue }
            let step = scrolls[number]?.advance(to: value) ?? 0
            let sum = steps ?? (0, 0)
            steps = axis.isHorizontal ? (sum.x + step, sum.y) : (sum.x, sum.y + step)
        }
        return steps
    }
}
