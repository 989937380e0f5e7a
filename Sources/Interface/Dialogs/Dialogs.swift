import Lettering
import Painting
import Raster

/// What lies over everything until it is answered: questions, the file chooser, work to recover.
struct Dialogs: Sendable {
    enum Dialog: Equatable, Sendable {
        case question(Question)
        case chooser(Chooser)
    }

    /// What has to be answered before anything else; the last lies on top.
    var stack: [Dialog] = []
    /// What earlier runs left behind, the oldest first.
    var recoveries: [Recovery] = []

    /// Whether anything has to be answered first.
    var isAsking: Bool { !stack.isEmpty }

    func isAsking(_ question: Question) -> Bool { stack.contains(.question(question)) }

    mutating func ask(_ question: Question) { stack.append(.question(question)) }

    /// What is on top, last.
    func controls(_ kit: Kit) -> [Control] {
        recoveryList(kit) + dialog(kit)
    }

    private func dialog(_ kit: Kit) -> [Control] {
        guard let dialog = stack.last else { return [] }
        let scrim = Control(.surface, kit.window, .scrim)
        switch dialog {
        case .chooser(let chooser): return [scrim] + controls(of: chooser, kit)
        case .question(let question): return [scrim] + box(kit.words.text(question), kit)
        }
    }

    /// A title, what there is to know, and the answers.
    private func box(_ question: QuestionText, _ kit: Kit) -> [Control] {
        let padding = kit.pixels(20)
        let boxWidth = min(kit.pixels(420), kit.window.width - kit.pixels(16))
        let inner = boxWidth - 2 * padding
        let line = kit.pixels(20)
        let lines = kit.lines(question.text, width: inner, limit: 4)
        let button = kit.pixels(32)
        let boxHeight =
            2 * padding + kit.pixels(28) + lines.count * line + kit.pixels(16) + button
        let frame = kit.window.centered(width: boxWidth, height: boxHeight)
        var box = Control(.dialog, "dialog", frame, .panel, label: question.title)
        box.value = question.text
        let title = PixelRect(
            left: frame.left + padding, top: frame.top + padding, width: inner,
            height: kit.pixels(20))
        var all = [box, Control(.ornament, title, .text(.strong, .leading), label: question.title)]
        for (index, text) in lines.enumerated() {
            let place = PixelRect(
                left: title.left, top: title.top + kit.pixels(28) + index * line, width: inner,
                height: line)
            all.append(Control(.ornament, place, .text(.plain, .leading), label: text))
        }
        let row = PixelRect(
            left: title.left, top: frame.bottom - padding - button, width: inner, height: button)
        return all + kit.answers(question.answers, in: row)
    }

    /// Takes an answer to what lies on top.
    mutating func answer(_ answer: Answer, _ kit: Kit) -> [Request] {
        guard let dialog = stack.last else { return [] }
        switch (dialog, answer) {
        case (.chooser(let chooser), .ok): return use(chooser, kit)
        case (.chooser(let chooser), .insert): return use(chooser, kit, inserting: true)
        case (.chooser, .discard): return []
        case (.chooser, .cancel): return closeChooser()
        case (.question(let question), _):
            return self.answer(question, answer)
        }
    }

    private mutating func answer(_ question: Question, _ answer: Answer) -> [Request] {
        switch (question, answer) {
        case (_, .cancel):
            stack.removeLast()
            return [.stay] + chooseAgain()
        case (.unsaved, .ok):
            stack.removeLast()
            return [.saveAndQuit]
        case (.unsaved, .discard):
            stack.removeLast()
            return [.effect(.quit)]
        case (.clear, .ok):
            stack.removeLast()
            return [.clear]
        case (.replace(let order, let reason), .ok):
            stack.removeLast()
            var order = order
            order.agreed.insert(reason)
            return [.save(order)]
        case (.clear, .discard), (.replace, .discard), (_, .insert): return []
        }
    }
}
