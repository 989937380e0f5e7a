import CX11

extension PointerDevices {
    /// Reads one event of the extension, or returns `nil` for one that says nothing of `window`.
    ///
    /// While a button is held the server also tells of crossings into windows of other programs, in
    /// their coordinates.
    mutating func report(of cookie: XGenericEventCookie, on window: Window) -> PointerReport? {
        guard cookie.extension == opcode, let data = UnsafeRawPointer(cookie.data) else {
            return nil
        }
        switch cookie.evtype {
        case XI_ButtonPress, XI_ButtonRelease, XI_Motion:
            let event = data.load(as: XIDeviceEvent.self)
            return event.event == window ? report(of: event) : nil
        case XI_Enter, XI_Leave:
            let event = data.load(as: XIEnterEvent.self)
            return event.event == window ? report(of: event) : nil
        case XI_DeviceChanged:
            take(data.load(as: XIDeviceChangedEvent.self))
        case XI_HierarchyChanged:
            refresh()
        default:
            break
        }
        return nil
    }

    private mutating func report(of event: XIDeviceEvent) -> PointerReport? {
        let (steps, pressure) = take(event.valuators.pairs, from: event.sourceid)
        let kind: PointerReport.Kind
        switch event.evtype {
        case XI_Motion:
            kind = steps.map { .scroll(x: $0.x, y: $0.y) } ?? .motion
        default:
            // Wheels with counters are also shown as buttons 4 to 7, for older programs.
            if (4...7).contains(event.detail), event.flags & XIPointerEmulated != 0 { return nil }
            let number = Int(event.detail)
            kind = event.evtype == XI_ButtonPress ? .press(number) : .release(number)
        }
        let place = place(event.event_x, event.event_y, from: event.sourceid)
        return PointerReport(
            kind, sample(place, pressure, event.time, event.mods.effective),
            held: event.buttons.held, pointer: event.deviceid
        )
    }

    private mutating func report(of event: XIEnterEvent) -> PointerReport? {
        let isEntry = event.evtype == XI_Enter
        guard
            let kind = PointerReport.Kind(
                crossingInto: isEntry, mode: event.mode, detail: event.detail)
        else { return nil }
        if isEntry, event.mode == NotifyNormal { refresh() }
        let place = place(event.event_x, event.event_y, from: event.sourceid)
        return PointerReport(
            kind, sample(place, nil, event.time, event.mods.effective),
            held: event.buttons.held, pointer: event.deviceid
        )
    }

    private func sample(
        _ place: (x: Double, y: Double), _ pressure: Double?, _ time: Time, _ state: Int32
    ) -> PointerSample {
        PointerSample(
            x: place.x, y: place.y, pressure: pressure,
            milliseconds: UInt32(truncatingIfNeeded: time),
            modifiers: Modifiers(state: UInt32(truncatingIfNeeded: state))
        )
    }
}

extension XIValuatorState {
    /// The reported axes: their numbers are the set bits, their values follow in that order.
    fileprivate var pairs: [(number: Int, value: Double)] {
        guard let mask, var value = values else { return [] }
        var pairs: [(number: Int, value: Double)] = []
        for number in 0..<mask_len * 8 where cx11_is_set(mask, number) != 0 {
            pairs.append((Int(number), value.pointee))
            value += 1
        }
        return pairs
    }
}

extension XIButtonState {
    fileprivate var held: Set<PointerButton> {
        guard let mask else { return [] }
        return Set(
            PointerButton.allCases.filter {
                $0.number < mask_len * 8 && cx11_is_set(mask, Int32($0.number)) != 0
            }
        )
    }
}
