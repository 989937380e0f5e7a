import Foundation

extension Trace {
    /// Reads MyPaint's recording: lines of `seconds x y pressure`, strokes being what has pressure.
    package static func myPaint(path: String) throws(RigError) -> Trace {
        var strokes: [[Sample]] = [[]]
        for line in try lines(path) {
            let numbers = line.split(separator: " ").compactMap { Double($0) }
            guard numbers.count >= 4, numbers.allSatisfy(\.isFinite) else { continue }
            if numbers[3] > 0 {
                strokes[strokes.count - 1].append(
                    Sample(x: numbers[1], y: numbers[2], seconds: numbers[0], pressure: numbers[3]))
            } else if strokes.last?.isEmpty == false {
                strokes.append([])
            }
        }
        return try checked(Trace(strokes: strokes), path)
    }

    /// Reads a Quick, Draw! file: a drawing a line, each of strokes of `[[x…], [y…], [ms…]]`.
    package static func quickDraw(path: String) throws(RigError) -> [Trace] {
        struct Line: Decodable { let drawing: [[[Double]]] }
        let traces = try lines(path).compactMap { line -> Trace? in
            guard let decoded = try? JSONDecoder().decode(Line.self, from: Data(line.utf8))
            else { return nil }
            return Trace(
                strokes: decoded.drawing.filter { $0.count >= 3 }.map { stroke in
                    zip(zip(stroke[0], stroke[1]), stroke[2]).map { place, milliseconds in
                        Sample(x: place.0, y: place.1, seconds: milliseconds / 1000)
                    }
                })
        }
        guard !traces.isEmpty else { throw .cannotRead(path: path) }
        return traces
    }

    /// Reads one of `Tests/Traces`: lines of `x y`, an empty line between strokes, `#` before notes.
    package static func own(_ name: String) throws(RigError) -> Trace {
        let path = Places.package + "/Tests/Traces/\(name).trace"
        var strokes: [[Sample]] = [[]]
        for line in try lines(path) where !line.hasPrefix("#") {
            let numbers = line.split(separator: " ").compactMap { Double($0) }
            if numbers.count == 2 {
                strokes[strokes.count - 1].append(Sample(x: numbers[0], y: numbers[1]))
            } else {
                strokes.append([])
            }
        }
        return try checked(Trace(strokes: strokes), path)
    }

    private static func lines(_ path: String) throws(RigError) -> [Substring] {
        let text = systemFile(path)
        guard !text.isEmpty else { throw .cannotRead(path: path) }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func checked(_ trace: Trace, _ path: String) throws(RigError) -> Trace {
        guard !trace.strokes.isEmpty else { throw .cannotRead(path: path) }
        return trace
    }
}
