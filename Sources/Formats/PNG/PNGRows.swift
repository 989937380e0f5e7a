private import CImage
import Raster

/// The rows of a PNG, read from top to bottom, as often as it has passes.
struct PNGRows: ~Copyable {
    private let reader: OpaquePointer

    /// Reads `bytes`, which must stay valid as long as the rows, up to the first row.
    init(_ bytes: BoundedBytes, honorsGamma: Bool) throws(PictureError) {
        reader = try Self.open(bytes, honorsGamma: honorsGamma)
    }

    deinit { cimage_reader_close(reader) }

    var width: Int { Int(cimage_reader_width(reader)) }
    var height: Int { Int(cimage_reader_height(reader)) }
    /// 1, or 7 for an interlaced picture, whose passes each fill in some of the pixels.
    var passes: Int { Int(cimage_reader_passes(reader)) }
    /// Whether the compressed pixels broke a rule that does not keep them from being read, or the
    /// palette's alphas were lost.
    var hasOddities: Bool { cimage_reader_warned(reader) }

    /// Reads the next row, not premultiplied.
    ///
    /// - Precondition: `row` has ``width`` pixels and, after the first pass, what the earlier ones gave.
    func read(into row: UnsafeMutablePointer<UInt32>) throws(PictureError) {
        try Self.check(cimage_reader_row(reader, row))
    }

    /// Reads what follows the last row.
    func finish() throws(PictureError) {
        try Self.check(cimage_reader_finish(reader))
    }

    private static func open(
        _ bytes: BoundedBytes, honorsGamma: Bool
    ) throws(PictureError) -> OpaquePointer {
        let side = UInt32(PictureLimits.side)
        var status = CImageStatus.ok
        let reader = bytes.withUnsafeBytes { bytes, count in
            bytes.flatMap { cimage_reader_open($0, count, side, honorsGamma, &status) }
        }
        guard let reader else { throw .notEnoughMemory(bytes: 0) }
        do {
            try check(status)
        } catch {
            cimage_reader_close(reader)
            throw error
        }
        return reader
    }

    private static func check(_ status: CImageStatus) throws(PictureError) {
        switch status {
        case .ok: return
        case .noMemory: throw .notEnoughMemory(bytes: 0)
        case .truncated: throw .damaged(.truncated)
        case .checksum: throw .damaged(.checksum)
        case .invalid: throw .damaged(.content)
        }
    }
}
