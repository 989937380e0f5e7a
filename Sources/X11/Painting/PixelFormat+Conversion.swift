import Glibc
package import Raster

extension PixelFormat {
    /// Writes one row of opaque pixels as the server wants them.
    ///
    /// `x` and `y` place the row's start on the screen, for the dithering pattern.
    ///
    /// - Precondition: `target` has room for `row.count * bytesPerPixel` bytes and is aligned to
    ///   the size of a pixel.
    package func write(
        _ row: Span<Pixel>, to target: UnsafeMutableRawPointer, x: Int, y: Int
    ) {
        row.withUnsafeBufferPointer { row in
            switch encoding {
            case .same:
                if isSwapped {
                    store(row, to: target) { _, pixel in pixel.bits }
                } else if let source = row.baseAddress {
                    memcpy(target, source, row.count * 4)
                }
            case .rgb565:
                store(row, to: target) { _, pixel in
                    let bits = pixel.bits
                    return bits >> 8 & 0xF800 | bits >> 5 & 0x7E0 | bits >> 3 & 0x1F
                }
            case .channels(let table):
                // Borrowed once for the row: counting references at each pixel took 30 ns.
                table.withUnsafeBufferPointer { table in
                    store(row, to: target) { _, pixel in
                        table[Int(pixel.red)] | table[256 + Int(pixel.green)]
                            | table[512 + Int(pixel.blue)]
                    }
                }
            case .palette(let levels, let pixels):
                pixels.withUnsafeBufferPointer { pixels in
                    dither(row, to: target, x: x, y: y, levels, pixels)
                }
            }
        }
    }

    private func dither(
        _ row: UnsafeBufferPointer<Pixel>, to target: UnsafeMutableRawPointer, x: Int, y: Int,
        _ levels: Int, _ pixels: UnsafeBufferPointer<UInt32>
    ) {
        Self.thresholds[y & 3].withUnsafeBufferPointer { thresholds in
            store(row, to: target) { index, pixel in
                let threshold = thresholds[(x + index) & 3]
                func level(_ channel: UInt8) -> Int {
                    (Int(channel) * (levels - 1) * 16 + threshold) / (255 * 16)
                }
                let cell = (level(pixel.red) * levels + level(pixel.green)) * levels
                return pixels[cell + level(pixel.blue)]
            }
        }
    }

    /// A 4 × 4 ordered dither, as the part of a level (of 255 × 16) that rounds up there.
    private static let thresholds: [[Int]] = [
        [0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5],
    ].map { row in row.map { ($0 * 2 + 1) * 255 / 2 } }

    /// Stores the word that `encode` makes of each pixel, in the image's size and order of bytes.
    @inline(__always)
    private func store(
        _ row: UnsafeBufferPointer<Pixel>, to target: UnsafeMutableRawPointer,
        _ encode: (_ index: Int, Pixel) -> UInt32
    ) {
        switch bytesPerPixel {
        case 4:
            let words = target.assumingMemoryBound(to: UInt32.self)
            for index in row.indices {
                let word = encode(index, row[index])
                words[index] = isSwapped ? word.byteSwapped : word
            }
        case 2:
            let words = target.assumingMemoryBound(to: UInt16.self)
            for index in row.indices {
                let word = UInt16(truncatingIfNeeded: encode(index, row[index]))
                words[index] = isSwapped ? word.byteSwapped : word
            }
        default:
            let bytes = target.assumingMemoryBound(to: UInt8.self)
            for index in row.indices {
                let word = encode(index, row[index])
                for byte in 0..<bytesPerPixel {
                    let place = isMostSignificantFirst ? bytesPerPixel - 1 - byte : byte
                    bytes[index * bytesPerPixel + byte] = UInt8(
                        truncatingIfNeeded: word >> UInt32(place * 8)
                    )
                }
            }
        }
    }
}
