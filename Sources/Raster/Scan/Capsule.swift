/// What a round nib covers on a straight way, both ends included.
struct Capsule: RowShape {
    let left, right, top, bottom: Double
    private let start: Disc
    private let rest: Sweep

    /// - Precondition: as for ``Disc/init(center:radius:)``, for both ends, which are apart.
    @inline(__always)
    init(from start: Point, to end: Point, radius: Double) {
        self.start = Disc(center: start, radius: radius)
        rest = Sweep(from: start, to: end, radius: radius)
        left = min(self.start.left, rest.left)
        right = max(self.start.right, rest.right)
        top = min(self.start.top, rest.top)
        bottom = max(self.start.bottom, rest.bottom)
    }

    @inline(__always)
    func samples(inRow y: Int, from origin: Int32) -> SampleRow {
        start.samples(inRow: y, from: origin).hull(rest.samples(inRow: y, from: origin))
    }

    @inline(__always)
    func reach(ofRowsFrom y: Int, from x: Int) -> PixelRuns {
        rest.reach(ofRowsFrom: y, from: x).hull(start.reach(ofRowsFrom: y, from: x))
    }
}
