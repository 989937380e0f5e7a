import Glibc
import Raster
import Testing

@Suite struct `A straight stroke in pieces` {
    @Test(arguments: [1.5, 5, 20], [255, 128] as [UInt8])
    func `equals the uncut one`(step: Double, opacity: UInt8) {
        for width in [1.0, 3, 10, 50] {
            for turn in 0..<48 {
                let angle = Double(turn) * .pi / 24 + (turn % 3 == 0 ? 0 : 0.013)
                let start = Point(x: 100.3, y: 99.6)
                let ahead = Point(x: cos(angle), y: sin(angle))
                let count = Int(70 / step)
                let line = (0...count).map { start + ahead * (Double($0) * step) }
                var whole = Layer(width: 200, height: 200)
                whole.drawBlack([[start, line[count]]], width: width, opacity: opacity)
                var cut = Layer(width: 200, height: 200)
                cut.drawBlack([line], width: width, opacity: opacity)
                #expect(cut.picture == whole.picture, "width \(width), angle \(angle)")
            }
        }
    }
}
