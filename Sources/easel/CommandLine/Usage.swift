/// What the program says about itself on a terminal.
///
/// In English only, as the names of the options are: the window's words are `Interface`'s.
enum Usage {
    static let version = "easel 0.1.0"

    static let hint = "try 'easel --help'"

    static let help = """
        Usage: easel [OPTION]... [FILE]
               easel render IN [OUT.png]

        A window to draw in. FILE is a drawing (.json) or a picture (PNG, JPEG) to open; where it
        does not exist, Ctrl+S creates it.

        Options:
          --size WIDTHxHEIGHT     the board's size in pixels
          --background R,G,B      the color under the ink, three numbers from 0 to 255
          --background FILE       a picture under the ink
          --scale NUMBER          the interface's scale, 0.75 to 4
          --history-memory MB     memory that undo may take before it goes to disk (64)
          --help                  show this and exit
          --version               show the version and exit

        'easel render' turns a drawing or picture into a PNG without a display; '-' is standard
        input or output.

        Exit status: 0 good, 1 the work failed, 2 wrong usage, 3 no display to open.
        """

    static func sentence(for mistake: UsageMistake) -> String {
        switch mistake {
        case .unknownOption(let option):
            "unknown option '\(String(decoding: option, as: UTF8.self))'"
        case .missingValue(let option):
            "option '\(option)' needs a value"
        case .badValue(let option, let value, let expected):
            "'\(String(decoding: value, as: UTF8.self))' is no value for '\(option)': "
                + "expected \(expected)"
        case .tooManyFiles(let file):
            "one file at a time: '\(String(decoding: file, as: UTF8.self))' is too many"
        case .missingFile:
            "'render' needs a file to read"
        }
    }
}
