import Formats
import Glibc
import Raster
import Rig

/// Pictures of the whole window, in every language and at two scales, for people to look at.
struct Gallery {
    let folder: String

    /// Writes `easel-LANGUAGE-SCALEx.png` for each, and the plain ones at 640 × 480.
    func paint() throws(RigError) {
        for (language, name) in [("en", "en"), ("zh_CN", "zh")] {
            for scale in [1, 2] {
                try shoot(
                    "easel-\(name)-\(scale)x", language, width: 1280 * scale, height: 800 * scale,
                    scale: scale)
            }
        }
        try shoot("easel-small", "en", width: 640, height: 480, scale: 1)
    }

    private func shoot(
        _ name: String, _ language: String, width: Int, height: Int, scale: Int
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
        try Picture(painter: Painter(driver)).paint()
        if width > 1000 { try driver.click("panel.objects") }
        _ = try driver.stillBoard()
        try write(try driver.screen(), name)
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
