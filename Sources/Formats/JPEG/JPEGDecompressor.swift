private import CImage
import Raster

/// A JPEG whose header TurboJPEG has read.
struct JPEGDecompressor: ~Copyable {
    private let header: Header
    private let file: BoundedBytes
    private let handle: tjhandle

    private struct Header {
        var (width, height, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    }

    /// Reads the header of `file`, which must stay valid as long as this.
    init(_ file: BoundedBytes) throws(PictureError) {
        guard let handle = tjInitDecompress() else { throw .notEnoughMemory(bytes: 0) }
        guard let header = Self.header(of: file, by: handle) else {
            tjDestroy(handle)
            throw .damaged(.header)
        }
        self.header = header
        self.file = file
        self.handle = handle
    }

    deinit { tjDestroy(handle) }

    var width: Int { Int(header.width) }
    var height: Int { Int(header.height) }

    private var isCMYK: Bool {
        [TJCS_CMYK.rawValue, TJCS_YCCK.rawValue].contains(UInt32(bitPattern: header.colors))
    }

    private static func header(of file: BoundedBytes, by handle: tjhandle) -> Header? {
        var header = Header()
        let result = file.withUnsafeBytes { bytes, count in
            tjDecompressHeader3(
                handle, bytes, UInt(count), &header.width, &header.height, &header.subsampling,
                &header.colors)
        }
        let hasPixels = header.width > 0 && header.height > 0
        return isFatal(result, handle) || !hasPixels ? nil : header
    }

    /// Decodes all pixels, and says whether that went smoothly.
    ///
    /// - Precondition: `bitmap` has this size.
    func decompress(into bitmap: inout Bitmap) throws(PictureError) -> PictureWarnings {
        var result: Int32 = -1
        bitmap.withMutablePixels { pixels in
            pixels.withUnsafeMutableBufferPointer { buffer in
                buffer.withMemoryRebound(to: UInt32.self) { words in
                    result = decompress(into: words)
                }
            }
        }
        guard !Self.isFatal(result, handle) else { throw .damaged(.content) }
        return result == 0 ? [] : .damaged
    }

    private func decompress(into words: UnsafeMutableBufferPointer<UInt32>) -> Int32 {
        let format = isCMYK ? TJPF_CMYK : Self.words
        let result = file.withUnsafeBytes { bytes, count in
            tjDecompress2(
                handle, bytes, UInt(count),
                UnsafeMutableRawPointer(words.baseAddress)?
                    .assumingMemoryBound(to: UInt8.self), Int32(width), Int32(width * 4),
                Int32(height), format.rawValue, TJFLAG_LIMITSCANS)
        }
        if isCMYK { for index in words.indices { words[index] = Self.color(ofCMYK: words[index]) } }
        return result
    }

    /// The channels of 0xAARRGGBB in the order of their bytes; alpha becomes 255.
    private static var words: TJPF {
        #if _endian(little)
            TJPF_BGRA
        #else
            TJPF_ARGB
        #endif
    }

    /// The pixel of four bytes of ink, in Adobe's way that all writers follow: 255 is no ink at
    /// all.
    private static func color(ofCMYK word: UInt32) -> UInt32 {
        let inks = UInt32(bigEndian: word)
        let black = inks & 0xFF
        func part(_ shift: UInt32) -> UInt32 {
            ((inks >> shift & 0xFF) &* black &+ 127) / 255
        }
        return 0xFF00_0000 | part(24) << 16 | part(16) << 8 | part(8)
    }

    /// Whether there are no pixels; a warning also gives −1, but pixels too.
    private static func isFatal(_ result: Int32, _ handle: tjhandle) -> Bool {
        result != 0 && tjGetErrorCode(handle) == Int32(bitPattern: TJERR_FATAL.rawValue)
    }
}
