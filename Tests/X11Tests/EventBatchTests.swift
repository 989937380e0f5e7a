import Raster
import Testing

import X11

@Suite struct EventBatchTests {
    private let here = PointerSample(x: 0.5, y: 0.5)

    @Test func `only the newest size is told, at its own place`() {
        var batch = EventBatch()
        batch.append(.resized(width: 1, height: 1))
        batch.append(.moved(here))
        batch.append(.resized(width: 2, height: 2))
        batch.append(.left)
        #expect(batch.all == [.moved(here), .resized(width: 2, height: 2), .left])
    }

    @Test func `exposures are one rectangle at the end`() throws {
        var batch = EventBatch()
        batch.append(.exposed(try #require(PixelRect(x: 0, y: 0, width: 2, height: 2))))
        batch.append(.left)
        batch.append(.exposed(try #require(PixelRect(x: 8, y: 8, width: 2, height: 2))))
        let all = try #require(PixelRect(x: 0, y: 0, width: 10, height: 10))
        #expect(batch.all == [.left, .exposed(all)])
    }

    @Test func `equal motions stay apart`() {
        var batch = EventBatch()
        for _ in 0..<3 { batch.append(.moved(here)) }
        #expect(batch.all.count == 3)
    }
}
