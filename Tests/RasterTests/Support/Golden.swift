import Foundation
import Raster
import Testing

/// A picture that must come out the same to the last bit.
///
/// With EASEL_UPDATE_GOLDENS=1 in the environment the files are written instead of compared.
struct Golden {
    let name: String

    private var isUpdating: Bool {
        ProcessInfo.processInfo.environment["EASEL_UPDATE_GOLDENS"] == "1"
    }

    /// Compares `bitmap`, which must be opaque; where it differs, writes what came out and the
    /// difference to Tests/Failures.
    func check(_ bitmap: Bitmap, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = Places.goldens.appending(path: "\(name).ppm")
        if isUpdating { return try portablePixmap(bitmap).write(to: file) }
        let expected = try Data(contentsOf: file)
        let actual = portablePixmap(bitmap)
        guard actual != expected else { return }
        try FileManager.default.createDirectory(
            at: Places.failures, withIntermediateDirectories: true)
        try actual.write(to: Places.failures.appending(path: "\(name).ppm"))
        try difference(actual, expected)
            .write(to: Places.failures.appending(path: "\(name)-difference.ppm"))
        Issue.record(
            "\(name) differs from its golden; see Tests/Failures/\(name)-difference.ppm",
            sourceLocation: sourceLocation)
    }

    private func portablePixmap(_ bitmap: Bitmap) -> Data {
        var data = Data("P6\n\(bitmap.width) \(bitmap.height)\n255\n".utf8)
        for y in bitmap.bounds.y {
            for x in bitmap.bounds.x {
                let pixel = bitmap[x: x, y: y]
                data.append(contentsOf: [pixel.red, pixel.green, pixel.blue])
            }
        }
        return data
    }

    /// White where the two differ, a dim copy elsewhere; the golden itself if its size is another.
    private func difference(_ actual: Data, _ expected: Data) -> Data {
        guard actual.count == expected.count else { return expected }
        var result = expected
        for offset in 15..<max(15, expected.count) {
            result[offset] = actual[offset] == expected[offset] ? expected[offset] / 4 : 255
        }
        return result
    }
}
