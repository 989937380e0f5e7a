package import Raster

/// A line of text, ready to be drawn in any color.
///
/// The line is a box of `width * height` pixels, the same height for all text of one style, with
/// the letters standing on its ``baseline``. Ink may overhang the box on every side.
package struct TextLine: Sendable {
    /// Pixels from where the text begins to where more of it would go on.
    package let width: Int
    /// Pixels from the highest usual ascender to the lowest descender.
    package let height: Int
    /// Rows from the top of the box to the line that letters stand on.
    package let baseline: Int
    /// Pixels from the baseline to the top of an H.
    package let capHeight: Int
    /// Whether some character is drawn as a box because no font has it.
    package let isMissingGlyphs: Bool

    /// Where there is ink, from the box's top-left corner; `nil` where there is none.
    package let ink: PixelRect?
    /// How much of each pixel of ``ink`` is covered, row-major, 0…255.
    package let coverage: [UInt8]

    /// The leading edges of all characters and the end of the last one, in pixels.
    let edges: [Float]

    /// How many characters (as a person counts them) the cursor can step over.
    ///
    /// Fewer than the text has where that is longer than a line may be.
    package var characterCount: Int { edges.count - 1 }

    /// The column of a cursor before the character at `index`, or behind the last one.
    ///
    /// An index outside the text counts as its nearest end.
    package func x(ofCharacter index: Int) -> Int {
        Int(edges[min(max(index, 0), characterCount)].rounded())
    }

    /// The character whose cursor is nearest to column `x`.
    package func character(atX x: Int) -> Int {
        let column = Float(min(max(x, -1 << 20), 1 << 24))
        return edges.indices.min { abs(edges[$0] - column) < abs(edges[$1] - column) } ?? 0
    }

    /// The row for the top of the box that puts capital letters in the middle of `rows`.
    package func top(centeredIn rows: Range<Int>) -> Int {
        let middle = rows.lowerBound + (rows.count + capHeight) / 2
        return middle - baseline
    }

    /// What a cache pays for the line, in bytes.
    var cost: Int { coverage.count + edges.count * MemoryLayout<Float>.stride + 128 }
}
