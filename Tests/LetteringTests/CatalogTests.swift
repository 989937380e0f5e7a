import Glibc
import Lettering
import Testing

@Suite final class CatalogTests {
    let folder = temporaryFolder()

    deinit {
        _ = output(of: "rm -rf '\(folder)'")
    }

    private func install(_ bytes: [UInt8], for language: String) {
        mkdir("\(folder)/\(language)", 0o700)
        mkdir("\(folder)/\(language)/LC_MESSAGES", 0o700)
        guard let file = fopen("\(folder)/\(language)/LC_MESSAGES/easel.mo", "w") else { return }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    private func choose(_ environment: [String: String]) -> Catalog {
        Catalog.choose(from: folder, environment: { environment[$0] })
    }

    // MARK: Which catalog

    @Test(
        arguments: [
            ["LANG": "zh_CN.UTF-8"], ["LC_ALL": "zh_CN.UTF-8", "LANG": "de_DE"],
            ["LC_MESSAGES": "zh_CN", "LANG": "C"], ["LC_ALL": "C.UTF-8", "LANGUAGE": "zh_CN"],
            ["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:zh_CN:de"], ["LANG": "zh_CN.GB18030@x"],
            ["LC_ALL": "", "LANG": "zh_CN.utf8"],
        ]
    )
    func `the environment names a language`(environment: [String: String]) {
        install(catalogBytes(["Width": "宽度"]), for: "zh_CN")
        #expect(choose(environment).translated("Width") == "宽度")
    }

    @Test(
        arguments: [
            [:], ["LANG": "C"], ["LC_ALL": "C", "LANGUAGE": "zh_CN"],
            ["LC_ALL": "POSIX", "LANG": "zh_CN"],
            ["LANG": "zh_CN", "LANGUAGE": "en_US:zh_CN"], ["LANG": "C.UTF-8"], ["LANG": "zh_TW"],
            ["LANG": "../zh_CN"], ["LANG": "zh_CN/../zh_CN"], ["LANG": "@"], ["LANG": "."],
            ["LANG": "_"],
            ["LANG": "x", "LANGUAGE": ":::"], ["LANG": String(repeating: "zh_CN", count: 9_999)],
        ]
    )
    func `otherwise the words are the source's`(environment: [String: String]) {
        install(catalogBytes(["Width": "宽度"]), for: "zh_CN")
        #expect(choose(environment).translated("Width") == "Width")
    }

    @Test func `the most particular catalog is taken`() {
        install(catalogBytes(["Width": "a"]), for: "sr")
        install(catalogBytes(["Width": "b"]), for: "sr@latin")
        #expect(choose(["LANG": "sr_RS.UTF-8"]).translated("Width") == "a")
        #expect(choose(["LANG": "sr_RS.UTF-8@latin"]).translated("Width") == "b")
    }

    @Test func `the language is known without a catalog`() {
        #expect(choose(["LANG": "ja_JP.UTF-8"]).language == "ja-jp")
        #expect(choose(["LANG": "C.UTF-8", "LANGUAGE": "zh_HK"]).language == "zh-hk")
        #expect(choose(["LANG": "C"]).language == nil)
        #expect(Catalog.source.language == nil)
    }

    // MARK: What it says

    @Test func `words without a translation stay as they are`() {
        install(catalogBytes(["Width": "", "Open": "打开"]), for: "zh")
        let catalog = choose(["LANG": "zh_CN"])
        #expect(catalog.translated("Width") == "Width")
        #expect(catalog.translated("Save") == "Save")
        #expect(catalog.translated("") == "")
        #expect(catalog.translated("Open") == "打开")
    }

    @Test func `a context tells words apart`() {
        install(catalogBytes(["Clear": "清除", "color\u{4}Clear": "透明"]), for: "zh")
        let catalog = choose(["LANG": "zh"])
        #expect(catalog.translated("Clear") == "清除")
        #expect(catalog.translated("Clear", context: "color") == "透明")
        #expect(catalog.translated("Clear", context: "sky") == "Clear")
    }

    @Test func `files of either byte order are read`() {
        install(catalogBytes(["Width": "宽度"], bigEndian: true), for: "zh")
        #expect(choose(["LANG": "zh"]).translated("Width") == "宽度")
    }

    @Test(
        arguments: [
            ("nplurals=1; plural=0;", ["a", "a", "a", "a", "a"]),
            ("nplurals=2; plural=(n != 1);", ["b", "a", "b", "b", "b"]),
            ("nplurals=2; plural=n>1;", ["a", "a", "b", "b", "b"]),
            (
                "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : "
                    + "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
                ["c", "a", "b", "c", "a"]
            ),
            ("nplurals=2; plural=!(n-1)*2/2%3==1 ? 0 : 1;", ["b", "a", "b", "b", "b"]),
            // Without a rule that can be read, as in English.
            ("nplurals=2; plural=n n;", ["b", "a", "b", "b", "b"]),
        ]
    )
    func `a number chooses among forms`(rule: String, forms: [String]) {
        let header = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: \(rule)\n"
        install(catalogBytes(header: header, ["%d object\0%d objects": "a\0b\0c"]), for: "xx")
        let catalog = choose(["LANG": "xx"])
        let found = [0, 1, 2, 11, 21].map {
            catalog.translated("%d object", plural: "%d objects", count: $0)
        }
        #expect(found == forms)
    }

    @Test(
        arguments: [
            "9", "n*1000", "n/0", "n%0", "0-1", "", "(((", "n?", "99999999999999999999", "é",
        ]
            + [String(repeating: "(", count: 10_000), String(repeating: "!", count: 900) + "n"]
    )
    func `a rule that leads nowhere leaves the source's words`(rule: String) {
        let header = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: plural=\(rule);\n"
        install(catalogBytes(header: header, ["one\0many": "a"]), for: "xx")
        let found = choose(["LANG": "xx"]).translated("one", plural: "many", count: 5)
        #expect(["many", "a"].contains(found))
    }

    // MARK: Damage

    @Test func `a damaged catalog is never worse than none`() {
        let whole = catalogBytes(["Width": "宽度", "one\0many": "a\0b"])
        for length in 0..<whole.count {
            install(Array(whole.prefix(length)), for: "zh")
            #expect(choose(["LANG": "zh"]).translated("Save") == "Save")
        }
        for index in whole.indices {
            var damaged = whole
            damaged[index] ^= 0xFF
            install(damaged, for: "zh")
            #expect(choose(["LANG": "zh"]).translated("Save") == "Save")
        }
    }

    @Test func `a catalog in another encoding is left alone`() {
        install(
            catalogBytes(header: "Content-Type: text/plain; charset=GBK\n", ["Width": "x"]),
            for: "zh"
        )
        #expect(choose(["LANG": "zh"]).translated("Width") == "Width")
    }

    @Test func `what is no file is no catalog`() {
        _ = output(
            of: "mkdir -p '\(folder)/zh/LC_MESSAGES' && mkfifo '\(folder)/zh/LC_MESSAGES/easel.mo'")
        _ = output(of: "mkdir -p '\(folder)/de/LC_MESSAGES/easel.mo'")
        #expect(choose(["LANG": "zh"]).translated("Width") == "Width")
        #expect(choose(["LANG": "de"]).translated("Width") == "Width")
    }

    @Test func `what msgfmt makes is read`() throws {
        guard !output(of: "command -v msgfmt").isEmpty else { try Test.cancel("msgfmt is missing") }
        let entries = #"""
            msgid ""
            msgstr "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=1; plural=0;\n"

            msgid "Width"
            msgstr "宽度"

            msgid "one object"
            msgid_plural "%d objects"
            msgstr[0] "%d 个对象"
            """#
        _ = output(
            of: """
                mkdir -p '\(folder)/zh/LC_MESSAGES'
                cat > '\(folder)/zh.po' <<'END'
                \(entries)
                END
                msgfmt -o '\(folder)/zh/LC_MESSAGES/easel.mo' '\(folder)/zh.po'
                """
        )
        let catalog = choose(["LANG": "zh_CN.UTF-8"])
        #expect(catalog.translated("Width") == "宽度")
        #expect(catalog.translated("one object", plural: "%d objects", count: 3) == "%d 个对象")
    }

    @Test func `the program's own environment is used, and numbers keep their points`() async {
        await #expect(processExitsWith: .success) {
            let folder = temporaryFolder()
            let bytes = catalogBytes(["Width": "宽度"])
            _ = output(of: "mkdir -p '\(folder)/zh_CN/LC_MESSAGES'")
            if let file = fopen("\(folder)/zh_CN/LC_MESSAGES/easel.mo", "w") {
                fwrite(bytes, 1, bytes.count, file)
                fclose(file)
            }
            unsetenv("LANGUAGE")
            setenv("LC_ALL", "zh_CN.UTF-8", 1)
            setenv("EASEL_LOCALE_DIR", folder, 1)
            let word = Catalog.forUser().translated("Width")
            let numbers = setlocale(LC_NUMERIC, nil).map { String(cString: $0) }
            let letters = nl_langinfo(CInt(CODESET)).map { String(cString: $0) }
            _ = output(of: "rm -r '\(folder)'")
            let isRight = word == "宽度" && numbers == "C" && letters == "UTF-8"
            exit(isRight ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }
}
