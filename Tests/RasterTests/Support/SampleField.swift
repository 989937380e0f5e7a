import Raster

/// A place where a pixel is tested, from its top-left corner, in pixels.
typealias SamplePlace = (x: Double, y: Double)

/// The slow and obvious way to rasterize: every pixel asks every shape about each of its samples.
///
/// It shares no code with `Raster` but knows where its samples lie.
struct SampleField {
    let side: Int
    private let places: [SamplePlace]
    private(set) var inside: [Bool]
    /// Samples so near to some edge that either answer is right.
    private(set) var isNearEdge: [Bool]

    init(side: Int, places: [SamplePlace]) {
        (self.side, self.places) = (side, places)
        inside = Array(repeating: false, count: side * side * places.count)
        isNearEdge = inside
    }

    /// The truth that coverage is measured against: 610 samples, of which no two share a row or a
    /// column, so that edges of every direction are seen sharply. (In a regular grid of 16 × 16 a level
    /// edge moves past 16 samples at once, half of what Raster's own eight rows may be off.)
    static let truth: [SamplePlace] = (0..<610).map { index in
        let (column, row) = (Double(index), Double(index * 377 % 610))
        return ((column + 0.5) / 610, (row + 0.5) / 610)
    }

    /// Raster's own 64 places: eight rows, each shifted by another part of a sample.
    static let own = places(
        rows: 8, shifts: [-0.1875, 0.0625, 0.4375, -0.3125, -0.0625, 0.3125, -0.4375, 0.1875])

    private static func places(rows: Int, shifts: [Double]) -> [SamplePlace] {
        let side = Double(rows)
        var places: [SamplePlace] = []
        for row in 0..<rows {
            let y = (Double(row) + 0.5) / side
            for column in 0..<rows {
                let x = Double(column) + 0.5 + shifts[row]
                places.append((x / side, y))
            }
        }
        return places
    }

    /// Adds a shape, given as the signed distance to its edge (negative inside), near its box.
    mutating func add(
        _ a: Point, _ b: Point, margin: Double, tolerance: Double = 1e-4,
        _ distance: (Double, Double) -> Double
    ) {
        let (x, y) = (reach(a.x, b.x, margin), reach(a.y, b.y, margin))
        for row in y {
            for column in x {
                let base = (row * side + column) * places.count
                for (index, place) in places.enumerated() {
                    let gap = distance(Double(column) + place.x, Double(row) + place.y)
                    if gap <= 0 { inside[base + index] = true }
                    if abs(gap) < tolerance { isNearEdge[base + index] = true }
                }
            }
        }
    }

    private func reach(_ a: Double, _ b: Double, _ margin: Double) -> Range<Int> {
        let limit = Double(side)
        let low = Int(min(max(min(a, b) - margin - 1, 0), limit))
        let high = Int(min(max(max(a, b) + margin + 2, 0), limit))
        return low..<max(low, high)
    }

    /// How many samples of the pixel are covered: at least and at most.
    func counts(_ x: Int, _ y: Int) -> ClosedRange<Int> {
        let base = (y * side + x) * places.count
        var (sure, possible) = (0, 0)
        for index in base..<base + places.count {
            if inside[index] && !isNearEdge[index] { sure += 1 }
            if inside[index] || isNearEdge[index] { possible += 1 }
        }
        return sure...possible
    }

    /// The covered part of the pixel, 0…1.
    func coverage(_ x: Int, _ y: Int) -> Double {
        let base = (y * side + x) * places.count
        return Double(inside[base..<base + places.count].count { $0 }) / Double(places.count)
    }
}
