import Raster

// Lists and panels that have more rows than room.
extension Studio {
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
