import Foundation
import Raster
import Testing

@Suite(.serialized) struct `The memory of a board` {
    @Test func `of 16,000 pixels a side is less than a megabyte while it is empty`() throws {
        let before = try residentBytes()
        let layers = (0..<20).map { _ in Layer(width: 16_000, height: 16_000) }
        let inks = layers.map {
            FreehandInk(at: Point(x: 5, y: 5), width: 3, paint: .clearing(), on: $0)
        }
        let after = try residentBytes()
        #expect(after - before < 20 * 1_000_000)
        #expect(inks.count == layers.count)
    }

    private func residentBytes() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = try #require(Int(text.split(separator: " ")[1]))
        return pages * 4_096
    }
}
