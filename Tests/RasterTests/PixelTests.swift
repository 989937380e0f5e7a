import Raster
import Testing

@Suite struct `A pixel` {
    @Test func `is scaled with exact rounding`() {
        for value in 0...255 as ClosedRange<UInt32> {
            for factor in 0...255 as ClosedRange<UInt8> {
                let exact = UInt32((Double(value) * Double(factor) / 255).rounded())
                #expect(Pixel(bits: value << 8).scaled(by: factor).bits >> 8 == exact)
            }
        }
    }

    @Test func `that is opaque hides what is under it`() {
        let above = Pixel(Color(hex: 0x204060))
        #expect(above.over(Pixel(Color(hex: 0xFFFFFF))) == above)
        #expect(Pixel.clear.over(above) == above)
    }
}
