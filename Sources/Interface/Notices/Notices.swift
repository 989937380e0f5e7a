import Lettering
import Raster

/// What is said over the board's foot.
struct Notices: Sendable {
    private(set) var message: Message?
    /// What is shown again when other messages have gone, until it is dismissed or no longer true.
    private var standing: String?
    /// What was last said of a picture that could not be the background.
    private var refusal: String?

    mutating func say(_ text: String, isLasting: Bool, now: Int) {
        message = Message(text: text, end: isLasting ? nil : now + Message.duration(text))
    }

    /// Says something that holds until ``withdraw()``.
    mutating func warn(_ text: String) {
        standing = text
        message = Message(text: text)
    }

    /// Says why a picture is not the background.
    mutating func refuse(_ text: String, now: Int) {
        say(text, isLasting: false, now: now)
        refusal = text
    }

    /// Another picture was taken: what was said of the one before is no longer true.
    mutating func forgetRefusal() {
        if let refusal, message?.text == refusal { dismiss() }
        refusal = nil
    }

    /// What was warned of is over.
    mutating func withdraw() { standing = nil }

    mutating func dismiss() {
        if message?.text == standing { standing = nil }
        message = standing.map { Message(text: $0) }
    }

    mutating func advance(to now: Int) {
        guard let end = message?.end, end <= now else { return }
        message = standing.map { Message(text: $0) }
    }

    /// When the message goes by itself, in the clock of ticks.
    var wake: Int? { message?.end }

    /// The message, above or below another note that is at `other`.
    func controls(_ kit: Kit, beside other: PixelRect?) -> [Control] {
        guard let message else { return [] }
        let widest = min(kit.pixels(560), kit.window.width - kit.pixels(48))
        let lines = kit.lines(message.text, width: max(widest, kit.pixels(80)), limit: 5)
        let longest = lines.map(kit.textWidth).max() ?? 0
        let frame = kit.noteFrame(
            width: longest + kit.pixels(28), height: lines.count * kit.pixels(18) + kit.pixels(16),
            beside: other)
        var control = Control(
            .message, "message", frame, .toast(lines), label: message.text,
            action: .dismissMessage)
        control.value = message.text
        return [control]
    }
}
