import Formats
import Painting
import Testing

/// Nicolas Seriot's JSONTestSuite, which nobody on this project made.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)")) struct JSONSuiteTests {
    private static let cases = Corpus.files(
        in: "json/JSONTestSuite/test_parsing", ending: ".json")

    private func name(_ path: String) -> Substring {
        path.split(separator: "/").last ?? ""
    }

    private func isJSON(_ path: String) -> Bool {
        (try? JSONReader.tokens(Corpus.bytes(path))) != nil
    }

    @Test func `the suite is whole`() {
        #expect(Self.cases.count == 318)
    }

    @Test func `what is JSON is read`() {
        for path in Self.cases where name(path).hasPrefix("y_") {
            #expect(isJSON(path), "\(path)")
        }
    }

    @Test func `what is not JSON is refused`() {
        for path in Self.cases where name(path).hasPrefix("n_") {
            #expect(!isJSON(path), "\(path)")
        }
    }

    @Test func `what may be either crashes nothing`() {
        for path in Self.cases { _ = isJSON(path) }
        for path in Corpus.files(in: "json/JSONTestSuite/test_transform", ending: ".json") {
            _ = isJSON(path)
        }
    }

    @Test func `none of it is a drawing but the empty list`() {
        for path in Self.cases {
            guard let contents = try? DrawingContents(Corpus.bytes(path)) else { continue }
            #expect(contents.drawing.items.isEmpty, "\(path)")
            #expect(contents.skipped == nil, "\(path)")
        }
    }
}
