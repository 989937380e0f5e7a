import Glibc
import Lettering
import Testing

/// Each runs in a process of its own, since fontconfig reads its environment once.
@Suite struct `A machine without fonts` {
    @Test func `shows boxes and says so once`() async throws {
        let result = await #expect(
            processExitsWith: .success,
            observing: [\.standardErrorContent]
        ) {
            expectBoxes(Typesetter(language: "zh-cn"), in: "<fontconfig></fontconfig>")
        }
        let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(said.split(separator: "\n").filter { $0.contains("easel: ") }.count == 1)
    }

    @Test func `is noticed by fonts opened ahead`() async {
        await #expect(processExitsWith: .success) {
            expectBoxes(Typesetter(), ahead: true, in: "<fontconfig></fontconfig>")
        }
    }

    @Test func `is what one whose font files are damaged counts as`() async {
        await #expect(processExitsWith: .success) {
            let folder = temporaryFolder()
            let configuration = """
                <fontconfig><dir>\(folder)/fonts</dir><cachedir>\(folder)/cache</cachedir></fontconfig>
                """
            // Damaged in place after it was listed: the list still names it.
            _ = output(
                of: """
                    cd '\(folder)' && mkdir fonts cache
                    cp "$(fc-match -f '%{file}' sans)" fonts/a.ttf
                    touch -d 2020-01-01 fonts
                    echo '\(configuration)' > fonts.conf
                    FONTCONFIG_FILE="$PWD/fonts.conf" fc-list
                    truncate -s 100 fonts/a.ttf
                    """
            )
            expectBoxes(Typesetter(), in: configuration, removing: folder)
        }
    }

    @Test func `is not what a broken configuration makes`() async {
        await #expect(processExitsWith: .success) {
            // Fontconfig goes on with its own defaults.
            setenv("FONTCONFIG_FILE", "/dev/null", 1)
            let line = Typesetter().line("Width", TextStyle(size: 13))
            exit(line.ink == nil ? EXIT_FAILURE : EXIT_SUCCESS)
        }
    }
}

/// Ends the process: with success if `typesetter` draws boxes under this fontconfig configuration.
private func expectBoxes(
    _ typesetter: Typesetter,
    ahead: Bool = false,
    in configuration: String,
    removing other: String? = nil
) -> Never {
    let folder = temporaryFolder()
    _ = output(of: "echo '\(configuration)' > '\(folder)/fonts.conf'")
    setenv("FONTCONFIG_FILE", "\(folder)/fonts.conf", 1)
    if ahead { typesetter.openFontsAhead() }
    let style = TextStyle(size: 13)
    let line = typesetter.line("Ab 文\0", style)
    let empty = typesetter.line("", style)
    let endless = typesetter.line(String(repeating: "a", count: 100_000), TextStyle(size: 256))
    let short = typesetter.line("abcdefghij", style, maximumWidth: 40)
    let isRight =
        line.isMissingGlyphs && line.ink != nil && line.characterCount == 5
        && line.character(atX: line.x(ofCharacter: 3)) == 3 && empty.ink == nil
        && endless.coverage.count <= 1 << 24 && short.width <= 40 && short.characterCount < 10
    for folder in [folder, other ?? folder] { _ = output(of: "rm -rf '\(folder)'") }
    exit(isRight ? EXIT_SUCCESS : EXIT_FAILURE)
}
