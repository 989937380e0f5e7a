import Foundation
import Raster
import Testing

/// Recorded strokes: small ones of the project's own, and real ones where the corpus is at hand.
struct Trace: CustomTestStringConvertible {
    let name: String
    let strokes: [[Point]]
    var width: Int { Self.extent(strokes.joined().map(\.x)) }
    var height: Int { Self.extent(strokes.joined().map(\.y)) }

    var testDescription: String { name }

    private static func extent(_ values: [Double]) -> Int {
        min(Int(values.max() ?? 0) + 40, 1_200)
    }

    /// - Precondition: every stroke has a sample.
    static let all: [Trace] = made + recording + drawings

    private static let made = [
        Trace(name: "wander", strokes: [Scene.wander(seed: 5, count: 120, bend: 0.6)]),
        Trace(name: "scribble", strokes: [Scene.wander(seed: 6, count: 200, bend: 2.5)]),
        Trace(name: "zigzag", strokes: [Scene.zigzag(seed: 3, count: 40)]),
        Trace(name: "repeats", strokes: [repeats, [Point(x: 50, y: 50)]]),
    ]

    private static let repeats: [Point] = {
        let line = Scene.wander(seed: 8, count: 40, bend: 1)
        return line.flatMap { [$0, $0, $0 + Point(x: 1e-9, y: 0)] } + line.reversed()
    }()

    private static let recording: [Trace] = {
        guard let text = corpus("libmypaint-painting30sec.dat") else { return [] }
        var strokes: [[Point]] = [[]]
        for line in text.split(separator: "\n") {
            let values = line.split(separator: " ").compactMap { Double($0) }
            guard values.count == 4 else { continue }
            if values[3] > 0 {
                strokes[strokes.count - 1].append(Point(x: values[1], y: values[2]))
            } else if strokes.last != [] {
                strokes.append([])
            }
        }
        return [Trace(name: "30 seconds", strokes: strokes.filter { !$0.isEmpty })]
    }()

    private static let drawings: [Trace] = {
        guard let text = corpus("quickdraw-raw-cat.ndjson") else { return [] }
        return text.split(separator: "\n").prefix(5).enumerated().compactMap { index, line in
            guard
                let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
                let drawing = (object as? [String: Any])?["drawing"] as? [[[Double]]]
            else { return nil }
            let strokes = drawing.map { zip($0[0], $0[1]).map { Point(x: $0, y: $1) } }
            return Trace(name: "cat \(index)", strokes: strokes.filter { !$0.isEmpty })
        }
    }()

    private static func corpus(_ name: String) -> String? {
        let shared = ProcessInfo.processInfo.environment["EASEL_CORPUS"].map { URL(filePath: $0) }
        let beside = Places.package.deletingLastPathComponent().appending(path: "shared/corpus")
        return try? String(
            contentsOf: (shared ?? beside).appending(path: "pointer/\(name)"), encoding: .utf8)
    }
}

/// Folders of the source tree.
enum Places {
    static let tests = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
    static let goldens = tests.appending(path: "Goldens")
    static let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    static let failures = package.appending(path: "Tests/Failures")
}
