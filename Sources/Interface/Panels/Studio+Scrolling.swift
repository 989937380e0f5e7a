import Raster

// Lists and panels that have more rows than room.
extension Studio {
    /// The rows of a list that are seen where `fitting` of them fit.
    func rows(of target: ScrollTarget, fitting: Int, count: Int) -> Range<Int> {
        let visible = min(max(fitting, 1), count)
        let first = min(max(firstRows[target] ?? 0, 0), count - visible)
        return first..<first + visible
    }

    /// The scroll bar at the right edge of `rows`; `nil` where all of them are seen.
    func scrollBar(
        _ id: String, _ target: ScrollTarget, in rows: PixelRect, _ visible: Range<Int>,
        of count: Int
    ) -> Control? {
        guard visible.count < count else { return nil }
        let width = metrics.pixels(12)
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

    private func scrollBar(of target: ScrollTarget) -> Control? {
        controls.last { $0.action == .scroll(target) }
    }

    mutating func scrollRows(_ target: ScrollTarget, by y: Double) {
        guard case .scrollBar(let first, let visible, let count)? = scrollBar(of: target)?.look
        else { return }
        wheelRest += y * target.rowsPerStep
        let rows = Int(wheelRest)
        wheelRest -= Double(rows)
        firstRows[target] = min(max(first + rows, 0), count - visible)
    }

    mutating func grabThumb(
        _ control: Control, _ target: ScrollTarget, _ pointer: Input.Pointer
    ) {
        guard let bar = bar(control) else { return }
        let y = Int(pointer.y)
        let isOnThumb = bar.thumb.y.contains(y)
        let offset = isOnThumb ? y - bar.thumb.top : bar.thumb.height / 2
        pointing.grip = .thumb(control.id, target, offset: offset)
        if !isOnThumb { firstRows[target] = bar.first(at: y - offset) }
    }

    mutating func dragThumb(
        _ id: String, _ target: ScrollTarget, offset: Int, to pointer: Input.Pointer
    ) {
        guard let control = controls.last(where: { $0.id == id }), let bar = bar(control) else {
            return
        }
        firstRows[target] = bar.first(at: Int(pointer.y) - offset)
    }

    private func bar(_ control: Control) -> ScrollBar? {
        guard case .scrollBar(let first, let visible, let count) = control.look else { return nil }
        return ScrollBar(control.frame, first: first, visible: visible, count: count, metrics)
    }
}

extension ScrollTarget {
    fileprivate var rowsPerStep: Double {
        switch self {
        case .board, .bar, .panel, .recoveries: 1
        case .objects: 2
        case .files: 3
        }
    }
}
