import Foundation
import Painting
import Testing

/// Keeps true what CONTRIBUTING.md says of adding a tool and a shape.
@Suite struct GuideTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
    }

    /// The files that a section of the guide names.
    private static func files(under heading: String) throws -> [String] {
        let guide = try text("CONTRIBUTING.md")
        let start = try #require(guide.range(of: "### \(heading)\n"))
        let section = guide[start.upperBound...].prefix { $0 != "#" }
        return section.split(separator: "`").map(String.init).filter {
            $0.hasPrefix("Sources/") && $0.hasSuffix(".swift")
        }
    }

    @Test func `every tool is in every file that the guide names`() throws {
        let files = try Self.files(under: "A tool")
        #expect(files.count >= 5)
        for file in files {
            let text = try Self.text(file)
            for tool in Tool.allCases {
                #expect(
                    text.contains(try Regex("(\\.|case )\(tool.rawValue)\\b")), "\(file): \(tool)")
            }
        }
    }

    @Test func `every shape is in every file that the guide names, and has one of its own`() throws
    {
        let declaration = try Self.text("Sources/Painting/Shapes/Shape.swift")
        let shapes = declaration.matches(of: /(?m)^    case (\w+)\((\w+)\)$/)
        #expect(shapes.count >= 5)
        let files = try Self.files(under: "A shape")
        #expect(files.count >= 3)
        for shape in shapes {
            for file in files {
                #expect(
                    try Self.text(file).contains(try Regex("\\.\(shape.1)\\b")),
                    "\(file): \(shape.1)")
            }
            let own = try Self.text("Sources/Painting/Shapes/\(shape.2).swift")
            #expect(own.contains("struct \(shape.2)"))
        }
    }
}
