import Lettering
import Painting
import Raster

// Questions, and what follows their answers.
extension Studio {
    mutating func ask(_ dialog: Dialog) {
        hideTooltip()
        leaveField()
        if pointing.grip == .board { apply(board.handle(.cancelled)) }
        dropGrip()
        dialogs.append(dialog)
        focus = nil
    }

    var dialog: [Control] {
        guard let dialog = dialogs.last else { return [] }
        let scrim = Control(
            .surface, PixelRect(left: 0, top: 0, width: width, height: height), .scrim)
        switch dialog {
        case .chooser(let chooser): return [scrim] + controls(of: chooser)
        case .unsaved, .clear, .replace: return [scrim] + question(words.question(dialog))
        }
    }

    /// A title, what there is to know, and the answers.
    private func question(_ question: Question) -> [Control] {
        let padding = metrics.pixels(20)
        let boxWidth = min(metrics.pixels(420), width - metrics.pixels(16))
        let inner = boxWidth - 2 * padding
        let line = metrics.pixels(20)
        let lines = TextWrapping(typesetter, metrics.text)
            .lines(question.text, width: inner, limit: 4)
        let button = metrics.pixels(32)
        let boxHeight =
            2 * padding + metrics.pixels(28) + lines.count * line + metrics.pixels(16) + button
        let frame = PixelRect(left: 0, top: 0, width: width, height: height)
            .centered(width: boxWidth, height: boxHeight)
        var box = Control(.dialog, "dialog", frame, .panel, label: question.title)
        box.value = question.text
        var all = [box]
        let title = PixelRect(
            left: frame.left + padding, top: frame.top + padding, width: inner,
            height: metrics.pixels(20))
        all.append(
            Control(.ornament, title, .text(.strong, .leading), label: question.title))
        for (index, text) in lines.enumerated() {
            let place = PixelRect(
                left: title.left, top: title.top + metrics.pixels(28) + index * line, width: inner,
                height: line)
            all.append(Control(.ornament, place, .text(.plain, .leading), label: text))
        }
        let row = PixelRect(
            left: title.left, top: frame.bottom - padding - button, width: inner, height: button)
        return all + answers(question.answers, in: row)
    }

    /// Buttons from right to left, the best one first.
    func answers(
        _ answers: [(answer: Answer, label: String, tone: Look.Tone)], in row: PixelRect
    ) -> [Control] {
        var right = row.right
        return answers.map { answer, label, tone in
            let width = max(textWidth(label) + metrics.pixels(28), metrics.pixels(64))
            let frame = PixelRect(
                left: right - width, top: row.top, width: width, height: row.height)
            right -= width + metrics.pixels(8)
            return Control(
                .button, "dialog.\(answer.rawValue)", frame, .button(tone), label: label,
                action: .answer(answer))
        }
    }

    mutating func answer(_ answer: Answer) {
        leaveField()
        focus = nil
        guard let dialog = dialogs.last else { return }
        switch (dialog, answer) {
        case (.chooser(let chooser), .ok): finish(chooser)
        case (.chooser(let chooser), .insert): finish(chooser, inserting: true)
        case (.chooser, .discard): break
        case (.chooser, .cancel): closeChooser()
        case (_, .cancel):
            dialogs.removeLast()
            afterwards = .nothing
            chooseAgain()
        case (.unsaved, .ok):
            dialogs.removeLast()
            save(afterwards: .quit)
        case (.unsaved, .discard):
            dialogs.removeLast()
            effects.append(.quit)
        case (.clear, .ok):
            dialogs.removeLast()
            apply(board.clear())
            selectedObject = nil
        case (.replace(let order, let question), .ok):
            dialogs.removeLast()
            var order = order
            order.agreed.insert(question)
            start(order)
        case (.clear, .discard), (.replace, .discard): break
        case (.unsaved, .insert), (.clear, .insert), (.replace, .insert): break
        }
    }
}

/// The words of a question.
struct Question {
    var title: String
    var text: String
    /// The best one first.
    var answers: [(answer: Answer, label: String, tone: Look.Tone)]
}
