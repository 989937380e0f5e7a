/// A save that was ordered and has not ended.
struct SaveUnderWay: Hashable, Sendable {
    let order: SaveOrder
    /// The place in the history of what is written; `nil` when no step leads back to it.
    var index: Int?
    /// Whether the drawing still is the one that was ordered to be saved, and no other file's.
    var isOfThisDrawing = true
    /// Whether the chooser that it was ordered in is still open.
    var isInChooser: Bool
    /// When it has taken so long that it is shown, in the clock of ticks.
    var shownFrom: Int
    /// How much is done.
    var percent = 0
    var isCalledOff = false

    /// How long a save goes unmentioned, in milliseconds: a bar that is gone at once only startles.
    static let patience = 500

    /// Whether it leaves all of the drawing at `index` in the open file.
    func keeps(_ index: Int) -> Bool {
        self.index == index && isOfThisDrawing && !order.isExport && !isCalledOff && order.holdsAll
    }
}
