import Formats
import Glibc
import Raster
import Rig

/// Pictures of the whole window, in every language and at two scales, for people to look at.
struct Gallery {
    let folder: String

    /// Writes `easel.png`, `easel-LANGUAGE-SCALEx.png` for each, and `easel-small.png`.
    func paint() throws(RigError) {
        try shoot("easel", "en", width: 1280, height: 800, scale: 1) { driver throws(RigError) in
            try Picture(painter: Painter(driver)).paint()
        }
        for (language, name) in [("en", "en"), ("zh_CN", "zh")] {
            for scale in [1, 2] {
                try shoot(
                    "easel-\(name)-\(scale)x", language, width: 1280 * scale,
                    height: 800 * scale, scale: scale, sketch)
            }
        }
        try shoot("easel-small", "en", width: 640, height: 480, scale: 1) { _ in }
    }

    private func shoot(
        _ name: String, _ language: String, width: Int, height: Int, scale: Int,
        _ draw: (Driver) throws(RigError) -> Void
    ) throws(RigError) {
        let server = try XServer(width: width, height: height)
        let program = try Program(
            "easel", ["--scale", "\(scale)"], on: server,
            environment: [
                "LC_ALL": "C.UTF-8", "LANGUAGE": language, "EASEL_LOCALE_DIR": catalogs,
            ])
        let driver = try Driver(program, on: server)
        driver.resize(width: width, height: height)
        try driver.settle()
        try draw(driver)
        _ = try driver.stillBoard()
        try write(try driver.screen(), name)
    }

    /// A few marks of different tools, with the list of them open.
    private func sketch(_ driver: Driver) throws(RigError) {
        let board = try driver.waitFor("board")
        let scale = Double(board.width) / 1280
        let pencils = driver.controls.map(\.id).filter { $0.hasPrefix("pencil.") }
        for (tool, pencil, path) in Self.marks {
            try driver.select("tool.\(tool)")
            try driver.click(pencils[pencil])
            for part in path {
                try driver.drag(
                    part.map { board.origin + Position(Int($0.0 * scale), Int($0.1 * scale)) })
            }
        }
        try driver.click("panel.objects")
    }

    /// Tool, pencil, and drags in a board of 1280 × 704.
    private static let marks: [(String, Int, [[(Double, Double)]])] = [
        ("pencil", 3, [(0...120).map { (160 + Double($0) * 3, wave(Double($0))) }]),
        ("ellipse", 2, [[(450, 400), (670, 540)]]),
        ("triangle", 5, [[(530, 330), (750, 330)], [(700, 250), (640, 160)]]),
        ("dashedLine", 1, [[(200, 540), (420, 540)]]),
        ("rectangle", 8, [[(820, 180), (960, 300)]]),
    ]

    /// Loops of handwriting, without a library of mathematics: a triangle wave, smoothed by the pencil.
    private static func wave(_ step: Double) -> Double {
        let phase = step.truncatingRemainder(dividingBy: 40)
        return 240 + abs(phase - 20) * 9 * (1 - step / 240)
    }

    /// The folder of compiled catalogs.
    private var catalogs: String {
        getenv("EASEL_LOCALE_DIR").map { String(cString: $0) } ?? ""
    }

    private func write(_ screen: Screen, _ name: String) throws(RigError) {
        var bitmap = Bitmap(width: screen.width, height: screen.height)
        bitmap.withMutablePixels { pixels in
            for index in pixels.indices {
                pixels[index] = Pixel(Color(hex: screen.pixels[index]))
            }
        }
        let path = "\(folder)/\(name).png"
        guard let bytes = try? PNGEncoder.encode(bitmap), let file = fopen(path, "w") else {
            throw .cannotMakeFolder(code: errno)
        }
        defer { fclose(file) }
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
            throw .cannotMakeFolder(code: errno)
        }
        print("wrote \(path)")
    }
}
