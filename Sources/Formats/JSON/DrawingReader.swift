/// Reads drawing files: Easel's own, and the lists of lines and triangles that came before.
///
/// The rules, all of which hold for both:
///
/// - What is not JSON, or is JSON but not a drawing, is refused as a whole, with its place.
/// - An element that is not a mark is skipped and counted: a wrong type, a key missing or twice, a
///   number that is not finite, `lineWidth` ≤ 0 or > 1000, `opacity` outside 0…1, a color other
///   than three whole numbers 0…255, an unknown tool, a number of points that the tool does not
///   take. Without `tool`, two points are a line and three a triangle.
/// - `null` is the same as no key at all, but for `background`, where it means none.
/// - `lineWidth`, `strokeColor` and `points` must be there; an eraser needs no color. No
///   `fillColor` is no fill, no `opacity` is 1, no `join` is round, no `background` is white.
/// - `name`, `hidden` and `locked` may say how people see a mark; a hidden one is kept but not drawn.
/// - Finite coordinates are clamped to ±1,000,000 and widths below 0.1 raised to it; the marks
///   concerned are counted in a warning.
/// - White space around the numbers of a point or color is allowed; otherwise they are written as
///   JSON writes them. Unknown keys are passed over and not kept.
/// - A list in which nothing is a mark is not a drawing; an empty list is an empty drawing.
///
/// In Easel's own form `easel`, `width`, `height` and `marks` must be there, each once and of the
/// right type. A higher `easel` than 1 needs a newer program, and nothing is read. The list form has
/// no size: the board is as large as the caller says, and grows to hold each mark, but never
/// past what a board may be. A background that is not one becomes white, with a warning.
package struct DrawingReader: Sendable {
    /// The version that is read and written.
    package static let version = 1

    package var limits: DrawingLimits
    /// The least size of a board whose file does not give one.
    package let width: Int
    package let height: Int

    /// - Precondition: `width` and `height` are those of a possible ``Drawing``.
    package init(width: Int, height: Int, limits: DrawingLimits = DrawingLimits()) {
        self.limits = limits
        self.width = width
        self.height = height
    }

    /// Reads a whole file.
    ///
    /// `proceed` is told now and then how much is done, 0…1, and stops the reading by returning
    /// `false`. Pictures are not loaded: see ``DrawingContents/picture``.
    package func read(
        _ bytes: RawSpan, proceed: (Double) -> Bool = { _ in true }
    ) throws(DrawingError) -> DrawingContents {
        guard bytes.byteCount <= limits.fileBytes else {
            throw .tooManyBytes(limit: limits.fileBytes)
        }
        return try bytes.withUnsafeBytes { (memory) throws(DrawingError) in
            try withoutActuallyEscaping(proceed) { (proceed) throws(DrawingError) in
                var parser = DrawingParser(JSONText(memory), limits: limits, proceed: proceed)
                return try parser.document(width: width, height: height)
            }
        }
    }
}
