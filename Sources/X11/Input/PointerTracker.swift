/// Makes events of pointer reports and sees that every drag ends.
///
/// Releases get lost: with an unmapped window, a switched workspace, a driver that sends none. A
/// button seen to be up that was down before interrupts the drag, and so does a lost grab.
///
/// A drag is made of presses, motions and releases of one pointer. Whatever else tells a place,
/// such as a crossing or the wheel, is no part of it.
package struct PointerTracker {
    /// The buttons whose release the program still waits for.
    package private(set) var held: Set<PointerButton> = []
    /// The pointer that drags; of no meaning while no button is held.
    private var dragging: Int32 = 0

    package init() {}

    package mutating func take(_ report: PointerReport) -> [WindowEvent] {
        guard held.isEmpty || report.pointer == dragging else { return [] }
        dragging = report.pointer
        let sample = report.sample
        switch report.kind {
        case .press(let number): return press(number, sample)
        case .release(let number): return release(number, sample)
        case .motion: return check(report.held) + [.moved(sample)]
        case .enter:
            let interruption = check(report.held)
            return held.isEmpty ? interruption + [.entered(sample)] : []
        case .leave: return held.isEmpty ? [.left] : []
        case .ungrab: return interrupt() + [.left]
        case .scroll(let x, let y): return [.scrolled(x: x, y: y, sample)]
        }
    }

    /// Gives up on all held buttons.
    package mutating func interrupt() -> [WindowEvent] {
        guard !held.isEmpty else { return [] }
        held = []
        return [.interrupted]
    }

    /// Interrupts unless all held buttons are among those that are `down`.
    mutating func check(_ down: Set<PointerButton>) -> [WindowEvent] {
        held.isSubset(of: down) ? [] : interrupt()
    }

    private mutating func press(_ number: Int, _ sample: PointerSample) -> [WindowEvent] {
        if let (x, y) = Self.wheel(number) { return [.scrolled(x: x, y: y, sample)] }
        guard let button = PointerButton(number: number) else { return [] }
        let ended = held.contains(button) ? interrupt() : []
        held.insert(button)
        return ended + [.pressed(button, sample)]
    }

    private mutating func release(_ number: Int, _ sample: PointerSample) -> [WindowEvent] {
        // The release of a press that another program took is not ours.
        guard let button = PointerButton(number: number), held.remove(button) != nil else {
            return []
        }
        return [.released(button, sample)]
    }

    /// The core protocol's wheel is buttons 4 to 7.
    private static func wheel(_ number: Int) -> (Double, Double)? {
        switch number {
        case 4: (0, -1)
        case 5: (0, 1)
        case 6: (-1, 0)
        case 7: (1, 0)
        default: nil
        }
    }
}
