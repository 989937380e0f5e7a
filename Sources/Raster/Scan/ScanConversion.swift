internal import CVector

/// Room for the rows of samples of one row of tiles, kept so that adding a shape takes no memory.
///
/// A class, because it is only ever overwritten: copies of a ``Mask`` may share it as long as one
/// thread at a time adds shapes.
@safe final class ScanRows: @unchecked Sendable {
    let rows: UnsafeMutablePointer<SampleRow>

    init() { unsafe rows = .aligned(count: tileSide) }

    deinit { unsafe rows.deallocate() }
}

/// The columns of tiles that are scanned at once: their samples can be counted in 16 bits.
private let stripSide = 32 * tileSide

/// Cuts `shape` into rows of samples, tile by tile.
///
/// Calls `body` for every tile that the shape may reach among those of `clip`, with the pixel rows
/// concerned, the rows of samples (indexed by the pixel row within the tile), and the column they
/// are counted from, as samples left of the tile.
@inline(__always)
func scan(
    _ shape: some RowShape, clip: PixelRect, _ buffer: ScanRows,
    _ body: (TileIndex, Range<Int>, UnsafeMutablePointer<SampleRow>, Int16) -> Void
) {
    let firstColumn = max(floor(shape.left), clip.x.lowerBound)
    let endColumn = min(floor(shape.right) &+ 1, clip.x.upperBound)
    let firstRow = max(floor(shape.top), clip.y.lowerBound)
    let endRow = min(floor(shape.bottom) &+ 1, clip.y.upperBound)
    guard firstRow < endRow, firstColumn < endColumn else { return }
    for strip in firstColumn / stripSide...(endColumn &- 1) / stripSide {
        let origin = strip &* stripSide
        let stripColumns = max(firstColumn, origin)..<min(endColumn, origin &+ stripSide)
        for band in firstRow / tileSide...(endRow &- 1) / tileSide {
            let top = band &* tileSide
            let inBand = max(firstRow &- top, 0)..<min(endRow &- top, tileSide)
            var extent = SampleRow.nothing
            for row in inBand {
                let samples = shape.samples(inRow: top &+ row, from: Double(origin &* 8))
                unsafe buffer.rows[row] = samples
                extent = extent.hull(samples)
            }
            let left = max(origin &+ Int(cv_least(extent.first)) &>> 3, stripColumns.lowerBound)
            let right = min(
                origin &+ (Int(cv_greatest(extent.end)) &+ 7) &>> 3, stripColumns.upperBound)
            guard left < right else { continue }
            for column in left / tileSide...(right &- 1) / tileSide {
                let offset = (column &* tileSide &- origin) &* 8
                unsafe body(
                    TileIndex(row: band, column: column), inBand, buffer.rows,
                    Int16(truncatingIfNeeded: offset)
                )
            }
        }
    }
}

extension SampleTile {
    /// Adds the rows of samples that ``scan(_:clip:_:_:)`` hands out.
    @inline(__always)
    func add(
        _ rows: UnsafeMutablePointer<SampleRow>, _ inBand: Range<Int>, _ offset: Int16,
        skippingSolidOf finished: SampleTile
    ) {
        for row in inBand {
            let samples = unsafe rows[row]
            add(
                SampleRow(
                    first: cv_minus(samples.first, offset), end: cv_minus(samples.end, offset)),
                row: row, skippingSolidOf: finished
            )
        }
    }
}

/// The largest whole number not above `value`, which lies within ±2^40.
///
/// Baseline x86-64 has no instruction for it, and the library call costs more than a pixel.
@inline(__always)
func floor(_ value: Double) -> Int {
    Int(value + 1_099_511_627_776) &- 1_099_511_627_776
}
