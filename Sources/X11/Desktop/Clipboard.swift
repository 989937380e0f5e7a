import CX11

/// The text that other programs may paste, and theirs on its way to us.
struct Clipboard {
    private let connection: Connection
    private let window: Window
    private var owned: (text: String, time: Time)?
    private var isAsking = false

    init(_ connection: Connection, window: Window) {
        self.connection = connection
        self.window = window
    }

    /// Offers `text` to other programs.
    ///
    /// `time` is that of the event that asked for it: between two programs the later wins.
    mutating func offer(_ text: String, at time: Time) {
        guard !connection.isDead else { return }
        XSetSelectionOwner(connection.display, connection[.clipboard], window, time)
        let owner = XGetSelectionOwner(connection.display, connection[.clipboard])
        owned = owner == window ? (text, time) : nil
    }

    /// Asks for text, or returns it at once where it is our own.
    ///
    /// The kinds on offer come first: some programs answer anything with whatever they have.
    mutating func ask(at time: Time) -> String? {
        if let owned { return owned.text }
        isAsking = true
        convert(to: connection[.targets], at: time)
        return nil
    }

    /// Takes an event about the clipboard.
    mutating func take(_ event: XEvent) -> WindowEvent? {
        switch event.type {
        case SelectionNotify:
            return receive(event.xselection)
        case SelectionRequest:
            serve(event.xselectionrequest)
        case SelectionClear where event.xselectionclear.selection == connection[.clipboard]:
            owned = nil
        default:
            break
        }
        return nil
    }

    private func convert(to target: Atom, at time: Time) {
        XConvertSelection(
            connection.display, connection[.clipboard], target, connection[.pastedText], window,
            time
        )
    }

    private mutating func receive(_ event: XSelectionEvent) -> WindowEvent? {
        guard isAsking, event.selection == connection[.clipboard] else { return nil }
        let value =
            event.property == 0
            ? nil : connection.property(event.property, of: window, deleting: true)
        if event.target == connection[.targets],
            let kind = kinds.first(where: { value?.words.contains($0) ?? false })
        {
            convert(to: kind, at: event.time)
            return nil
        }
        isAsking = false
        return .pasted(value.flatMap(text))
    }

    /// Text in parts (INCR) is not taken: no field here holds what exceeds one request.
    private func text(of value: PropertyValue) -> String? {
        guard value.format == 8, value.type != connection[.incremental] else { return nil }
        guard value.type == XA_STRING else { return String(decoding: value.bytes, as: UTF8.self) }
        return String(String.UnicodeScalarView(value.bytes.map { Unicode.Scalar($0) }))
    }

    /// The forms of text we give and take, the best first.
    private var kinds: [Atom] {
        [connection[.utf8String], connection[.utf8Text], XA_STRING]
    }

    // MARK: Serving

    private func serve(_ request: XSelectionRequestEvent) {
        // A requestor without a property is an old program that means the target's name.
        let property = request.property == 0 ? request.target : request.property
        let isOurs = request.selection == connection[.clipboard] && owned != nil
        let done = isOurs && answer(request.target, on: request.requestor, property)
        var event = XEvent()
        event.xselection.type = SelectionNotify
        event.xselection.requestor = request.requestor
        event.xselection.selection = request.selection
        event.xselection.target = request.target
        event.xselection.property = done ? property : 0
        event.xselection.time = request.time
        XSendEvent(connection.display, request.requestor, 0, 0, &event)
    }

    /// Writes the clipboard as `target` into the requestor's property; the requestor may be gone.
    private func answer(_ target: Atom, on requestor: Window, _ property: Atom) -> Bool {
        guard let owned else { return false }
        switch target {
        case connection[.multiple]:
            return answerPairs(on: requestor, property)
        case connection[.targets]:
            let list =
                [connection[.targets], connection[.multiple], connection[.timestamp]] + kinds
            connection.setProperty(property, of: requestor, as: XA_ATOM, to: list)
            return true
        case connection[.timestamp]:
            connection.setProperty(property, of: requestor, as: XA_INTEGER, to: [owned.time])
            return true
        case connection[.utf8String], connection[.utf8Text]:
            return connection.setProperty(
                property, of: requestor, as: target, to: Array(owned.text.utf8)
            )
        case XA_STRING:
            let latin = owned.text.unicodeScalars.map { UInt8(exactly: $0.value) ?? 0x3F }
            return connection.setProperty(property, of: requestor, as: target, to: latin)
        default:
            return false
        }
    }

    /// Answers several targets, each into the property beside it; those that fail become 0.
    private func answerPairs(on requestor: Window, _ property: Atom) -> Bool {
        guard var pairs = connection.property(property, of: requestor)?.words else { return false }
        for index in stride(from: 0, to: pairs.count - 1, by: 2) {
            let isNested = pairs[index] == connection[.multiple]
            if isNested || !answer(pairs[index], on: requestor, pairs[index + 1]) {
                pairs[index + 1] = 0
            }
        }
        connection.setProperty(property, of: requestor, as: connection[.atomPair], to: pairs)
        return true
    }
}
