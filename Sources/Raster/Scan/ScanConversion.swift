internal import CVector

/// Calls `body` for every tile of `clip` that `shape` may reach, with the rows concerned, counted
/// from the tile's top.
@inline(__always)
func scan(_ shape: some RowShape, clip: PixelRect, _ body: (TileIndex, Range<Int>) -> Void) {
    let firstColumn = max(cv_floor(max(shape.left, -Point.limit)), clip.x.lowerBound)
    let endColumn = min(cv_floor(min(shape.right, Point.limit)) &+ 1, clip.x.upperBound)
    let firstRow = max(cv_floor(max(shape.top, -Point.limit)), clip.y.lowerBound)
    let endRow = min(cv_floor(min(shape.bottom, Point.limit)) &+ 1, clip.y.upperBound)
    guard firstRow < endRow, firstColumn < endColumn else { return }
    let columns = firstColumn &>> tileShift..<(endColumn &- 1) &>> tileShift &+ 1
    for band in firstRow &>> tileShift..<(endRow &- 1) &>> tileShift &+ 1 {
        let top = band &<< tileShift
        let rows = max(firstRow &- top, 0)..<min(endRow &- top, tileSide)
        for column in tiles(of: shape, in: columns, top &+ rows.lowerBound..<top &+ rows.upperBound)
        {
            body(TileIndex(row: band, column: column), rows)
        }
    }
}

/// Those of some columns of tiles that `shape` may reach in `rows`.
///
/// Looking pays only where there are many: where a long thin stroke crosses a wide box.
@inline(__always)
private func tiles(
    of shape: some RowShape, in columns: Range<Int>, _ rows: Range<Int>
) -> Range<Int> {
    guard columns.count > 4, columns.count < 512 else { return columns }
    var reach = PixelRuns.nothing
    for block in stride(from: rows.lowerBound, to: rows.upperBound, by: 8) {
        reach = reach.hull(
            shape.reach(ofRowsFrom: block, from: columns.lowerBound &<< tileShift))
    }
    let first = columns.lowerBound &+ Int(cv_least(reach.start)) &>> tileShift
    let last = columns.lowerBound &+ (Int(cv_greatest(reach.end)) &- 1) &>> tileShift
    let low = max(first, columns.lowerBound)
    return low..<max(low, min(last &+ 1, columns.upperBound))
}
