import Painting
import Raster

// Controls that more than one part has.
extension Kit {
    func row(_ units: Double, _ controls: @escaping (PixelRect) -> [Control]) -> PanelRow {
        PanelRow(height: pixels(units), controls: controls)
    }

    /// A label in front of what it names.
    func label(_ text: String, in frame: PixelRect, width: Int) -> Control {
        let place = PixelRect(left: frame.left, top: frame.top, width: width, height: frame.height)
        return Control(.ornament, place, .text(.dim, .leading), label: text)
    }

    /// A box to check with its label, no wider than these and its frame.
    func checkBox(
        _ id: String, _ label: String, _ action: Action, isOn: Bool, in frame: PixelRect
    ) -> Control {
        let place = PixelRect(
            left: frame.left, top: frame.top,
            width: min(textWidth(label) + pixels(28), frame.width), height: frame.height)
        var control = Control(.toggle, id, place, .checkBox, label: label, action: action)
        control.isSelected = isOn
        return control
    }

    func slider(
        _ id: String, _ label: String, _ quantity: Quantity, _ frame: PixelRect, _ color: Color
    ) -> Control {
        var control = Control(
            .slider, id, frame, .slider(fraction: fraction(of: quantity), color), label: label,
            action: .slide(quantity))
        control.value = text(of: quantity)
        return control
    }

    func numberField(
        _ id: String, _ label: String, _ quantity: Quantity, _ frame: PixelRect
    ) -> Control {
        field(
            id, label, .number(quantity), text(of: quantity), frame, alignment: .trailing,
            isBoxed: false)
    }

    /// A field that says `text` while nobody types in it.
    func field(
        _ id: String, _ label: String, _ name: FieldName, _ text: String, _ frame: PixelRect,
        alignment: Alignment = .leading, isBoxed: Bool = true, isWrong: Bool = false
    ) -> Control {
        var look = FieldLook(text: text, alignment: alignment, isBoxed: isBoxed)
        look.isWrong = isWrong
        if let editor, editor.field == name {
            look.text = editor.text
            look.selection = editor.selection
            look.cursor = editor.cursor
            look.offset = editor.offset
        }
        var control = Control(
            .field, id, frame, .field(look), label: label, action: .edit(name))
        control.value = look.text
        return control
    }

    /// The rows of a list that are seen where `fitting` of them fit.
    func rows(of target: ScrollTarget, fitting: Int, count: Int) -> Range<Int> {
        let visible = min(max(fitting, 1), count)
        let first = scrolling.first(of: target, visible: visible, count: count)
        return first..<first + visible
    }

    /// The scroll bar at the right edge of `rows`; `nil` where all of them are seen.
    func scrollBar(
        _ id: String, _ target: ScrollTarget, in rows: PixelRect, _ visible: Range<Int>,
        of count: Int
    ) -> Control? {
        guard visible.count < count else { return nil }
        let width = pixels(12)
        let track = PixelRect(
            left: rows.right - width, top: rows.top, width: width, height: rows.height)
        let look = Look.scrollBar(
            first: visible.lowerBound, visible: visible.count, count: count)
        var control = Control(
            .slider, id, track, look, label: words("Scroll"), action: .scroll(target))
        control.scroll = target
        control.value = "\(visible.lowerBound)"
        return control
    }

    /// The same for rows that begin at `top`, at the right edge of the panel `frame`.
    func scrollBar(
        _ id: String, _ target: ScrollTarget, beside frame: PixelRect, top: Int,
        _ visible: Range<Int>, of count: Int
    ) -> Control? {
        let rows = PixelRect(
            left: frame.left, top: top, width: frame.width,
            height: frame.bottom - pixels(8) - top)
        return scrollBar(id, target, in: rows, visible, of: count)
    }

    /// Buttons from right to left, the best one first.
    func answers(
        _ answers: [(answer: Answer, label: String, tone: Look.Tone)], in row: PixelRect
    ) -> [Control] {
        var right = row.right
        return answers.map { answer, label, tone in
            let width = max(textWidth(label) + pixels(28), pixels(64))
            let frame = PixelRect(
                left: right - width, top: row.top, width: width, height: row.height)
            right -= width + pixels(8)
            return Control(
                .button, "dialog.\(answer.rawValue)", frame, .button(tone), label: label,
                action: .answer(answer))
        }
    }
}
