/// What the pointer looks like.
package enum CursorShape: Hashable, Sendable, CaseIterable {
    case arrow, crosshair, hand, text, move, busy, hidden
}
