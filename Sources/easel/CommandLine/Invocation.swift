import Formats
import Painting
import Raster

/// What a command line asks for.
enum Invocation {
    case window(WindowOptions)
    /// Turns a file into a PNG without a display; `-` is standard input or output.
    case render(source: [UInt8], target: [UInt8])
    case help
    case version
}

/// How the window opens.
struct WindowOptions {
    /// A drawing or picture to open, or the name that the first save gets.
    var file: [UInt8]?
    /// The board's size in pixels.
    var size: (width: Int, height: Int)?
    var background: BackgroundOption?
    /// The interface's scale.
    var scale: Double?
    /// The memory that undo may take, in bytes.
    var historyMemory: Int?

    enum BackgroundOption {
        case color(Color)
        case file([UInt8])
    }
}

/// Why a command line cannot be followed.
enum UsageMistake: Error {
    case unknownOption([UInt8])
    case missingValue(option: String)
    case badValue(option: String, value: [UInt8], expected: String)
    case tooManyFiles([UInt8])
    case missingFile
}

extension Invocation {
    /// What the arguments after the program's name ask for.
    static func read(_ arguments: some Sequence<[UInt8]>) -> Result<Invocation, UsageMistake> {
        Result { () throws(UsageMistake) in try parse(arguments) }
    }

    private static func parse(_ arguments: some Sequence<[UInt8]>) throws(UsageMistake)
        -> Invocation
    {
        var rest = Array(arguments)
        if rest.first == Array("render".utf8) {
            rest.removeFirst()
            return try renderCommand(rest)
        }
        var options = WindowOptions()
        while !rest.isEmpty {
            let argument = rest.removeFirst()
            if argument == Array("--".utf8) {
                for file in rest { try options.take(file: file) }
                break
            }
            guard argument.first == UInt8(ascii: "-"), argument.count > 1 else {
                try options.take(file: argument)
                continue
            }
            switch String(decoding: argument, as: UTF8.self) {
            case "--help", "-h": return .help
            case "--version": return .version
            case let name: try options.take(option: name, argument, &rest)
            }
        }
        return .window(options)
    }

    private static func renderCommand(
        _ arguments: [[UInt8]]
    ) throws(UsageMistake) -> Invocation {
        if arguments.contains(Array("--help".utf8)) { return .help }
        if let option = arguments.first(where: { $0.first == UInt8(ascii: "-") && $0.count > 1 }) {
            throw .unknownOption(option)
        }
        guard let source = arguments.first else { throw .missingFile }
        guard arguments.count <= 2 else { throw .tooManyFiles(arguments[2]) }
        return .render(
            source: source, target: arguments.count == 2 ? arguments[1] : renamed(source))
    }

    /// The name of the picture beside a drawing: its ending replaced by `.png`.
    private static func renamed(_ source: [UInt8]) -> [UInt8] {
        guard source != Array("-".utf8) else { return source }
        let name = source.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last
        guard let name, let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex
        else {
            return source + FileFormat.png.ending
        }
        return Array(source[..<dot]) + FileFormat.png.ending
    }
}

extension WindowOptions {
    mutating func take(file: [UInt8]) throws(UsageMistake) {
        guard self.file == nil else { throw .tooManyFiles(file) }
        self.file = file
    }

    /// Reads an option given as `--name value` or `--name=value`.
    mutating func take(
        option: String, _ argument: [UInt8], _ rest: inout [[UInt8]]
    ) throws(UsageMistake) {
        let parts = argument.split(
            separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(decoding: parts[0], as: UTF8.self)
        guard ["--size", "--background", "--scale", "--history-memory"].contains(name) else {
            throw .unknownOption(argument)
        }
        var value: [UInt8]
        if parts.count == 2 {
            value = Array(parts[1])
        } else {
            guard !rest.isEmpty else { throw .missingValue(option: name) }
            value = rest.removeFirst()
        }
        let text = String(decoding: value, as: UTF8.self)
        switch name {
        case "--size": size = try Self.size(text, value)
        case "--scale": scale = try Self.number(text, value, name, in: 0.75...4, "0.75 to 4")
        case "--history-memory":
            let megabytes = try Self.number(text, value, name, in: 1...65_536, "1 to 65536")
            historyMemory = Int(megabytes * 1_048_576)
        default: background = Self.background(text, value)
        }
    }

    private static func size(
        _ text: String, _ value: [UInt8]
    ) throws(UsageMistake) -> (width: Int, height: Int) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1],
            Drawing.sides.contains(width), Drawing.sides.contains(height),
            width * height <= Drawing.largestArea
        else {
            let most = Drawing.largestArea / 1_000_000
            throw .badValue(
                option: "--size", value: value,
                expected: "WIDTHxHEIGHT, as 800x600, at most \(most) megapixels")
        }
        return (width, height)
    }

    private static func number(
        _ text: String, _ value: [UInt8], _ option: String, in range: ClosedRange<Double>,
        _ words: String
    ) throws(UsageMistake) -> Double {
        guard let number = Double(text), range.contains(number) else {
            throw .badValue(option: option, value: value, expected: "a number from \(words)")
        }
        return number
    }

    /// Three numbers 0…255 with commas are a color; anything else names a file.
    private static func background(_ text: String, _ value: [UInt8]) -> BackgroundOption {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { UInt8($0) }
        guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
            return .file(value)
        }
        return .color(Color(red: red, green: green, blue: blue))
    }
}
