import Formats
import Glibc
import Painting
import Raster
import Testing

@Suite struct JSONScaleTests {
    /// A drawing's text with this many points, 250 a stroke; every fourth stroke has a bad color.
    private static func text(points: Int) -> [UInt8] {
        var text: [UInt8] = []
        // Growing would take more at times than is there in the end.
        text.reserveCapacity(points * 18)
        text += Array("{\"easel\": 1, \"width\": 1000, \"height\": 1000, \"marks\": [\n".utf8)
        for stroke in 0..<points / 250 {
            if stroke > 0 { text += Array(",\n".utf8) }
            let color = stroke % 4 == 3 ? "none" : "1,2,3"
            text += Array(
                "{\"tool\": \"pencil\", \"lineWidth\": 2, \"strokeColor\": \"\(color)\", ".utf8)
            text += Array("\"points\": [\"0,0\"".utf8)
            for point in 1..<250 {
                text += Array(", \"\(Double(point) / 2),\(stroke % 1000).25\"".utf8)
            }
            text += Array("]}".utf8)
        }
        text += Array("]}".utf8)
        return text
    }

    private func reports(_ text: [UInt8]) throws(DrawingError) -> Int {
        var count = 0
        _ = try DrawingReader(width: 1, height: 1).read(text.span.bytes) { _ in
            count += 1
            return true
        }
        return count
    }

    /// Reports come each 64 KB that are looked at, whether for the first time or again.
    @Test func `half a million points take twice the steps of a quarter`() throws {
        let (half, whole) = (Self.text(points: 250_000), Self.text(points: 500_000))
        let (few, many) = (try reports(half), try reports(whole))
        #expect(many > whole.count / (1 << 17))
        #expect(Double(many) / Double(few) < 1.1 * Double(whole.count) / Double(half.count))
    }

    @Test func `half a million points take little more memory than they need`() async {
        await #expect(processExitsWith: .success) {
            let text = JSONScaleTests.text(points: 500_000)
            let before = JSONScaleTests.peakMemory()
            let contents = try DrawingReader(width: 1, height: 1).read(text.span.bytes)
            guard contents.drawing.items.count == 1500, contents.skipped?.count == 500 else {
                exit(2)
            }
            // Of 16 bytes each, 375,000 points take 6 MB.
            let taken = JSONScaleTests.peakMemory() - before
            guard taken > 0, taken < 16 << 20 else { exit(Int32(100 + (taken >> 20))) }
        }
    }

    /// The most memory the process ever had, in bytes; what getrusage says counts the parent's too.
    private static func peakMemory() -> Int {
        let status = String(decoding: Corpus.contents(of: "/proc/self/status"), as: UTF8.self)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
        return (kilobytes.flatMap { Int($0) } ?? 0) << 10
    }

    @Test func `one stroke of many points is read whole`() throws {
        let points = (0..<200_000).map { "\"\($0 % 500),\($0 / 500)\"" }.joined(separator: ",")
        let contents = try DrawingContents(
            marks:
                #"{"tool": "pencil", "lineWidth": 1, "strokeColor": "0,0,0", "points": [\#(points)]}"#
        )
        #expect(contents.drawing.marks.first?.points.count == 200_000)
    }

    @Test func `points beyond the limit are refused, skipped ones too`() throws {
        var limits = DrawingLimits()
        limits.points = 1000
        #expect(throws: DrawingError.tooManyPoints(limit: 1000)) {
            try DrawingContents(Self.text(points: 1250), limits: limits)
        }
        #expect(try DrawingContents(Self.text(points: 1000), limits: limits).skipped?.count == 1)
    }

    @Test func `a file beyond the limit is refused unread`() {
        var limits = DrawingLimits()
        limits.fileBytes = 3
        #expect(throws: DrawingError.tooManyBytes(limit: 3)) {
            try DrawingContents("    ", limits: limits)
        }
    }

    @Test func `progress rises to the end and reading can be stopped`() throws {
        let text = Self.text(points: 50_000)
        var steps: [Double] = []
        _ = try DrawingReader(width: 1, height: 1).read(text.span.bytes) { done in
            steps.append(done)
            return true
        }
        #expect(steps == steps.sorted())
        #expect(steps.count > 5 && steps.allSatisfy { (0...1).contains($0) })
        #expect(throws: DrawingError.cancelled) {
            try DrawingReader(width: 1, height: 1).read(text.span.bytes) { $0 < 0.5 }
        }
    }
}
