import CX11
import Raster

/// Brings damaged rectangles of the backing image into the window.
///
/// Memory shared with the server where it accepts that, the socket elsewhere. Whatever the server
/// sends says which of our requests it carried out last, so the next motion also tells that the last
/// frame has been read: in a stroke nothing has to be asked. Where a frame is due and that is not
/// known, the window sends itself a message, the fence, behind the last frame. Unlike the extension's
/// own completion events both also come after a put that failed, and they keep a slow connection
/// from ever holding more than one frame.
struct Presenter: ~Copyable {
    private let connection: Connection
    private let window: Window
    private let colors: ScreenColors
    private let context: GC
    private let format: PixelFormat
    private var shared: SharedImage?
    private var band: BandImage
    private var canShare: Bool
    /// The number of the last frame's last request; `nil` before the first frame.
    private var lastPut: UInt?
    private var isFenceRaised = false

    /// Below this many pixels the socket is no slower than sharing, and needs no memory attached.
    private static let smallArea = 32 * 32

    init(_ connection: Connection, _ colors: ScreenColors, window: Window) throws(X11Error) {
        var values = XGCValues()
        // A put never uncovers anything: no event is wanted for each.
        values.graphics_exposures = 0
        let context = XCreateGC(connection.display, window, UInt(GCGraphicsExposures), &values)
        guard let context, let band = BandImage(connection, colors, width: 256) else {
            throw .unsupportedScreen(depth: Int(colors.depth), bitsPerPixel: 0)
        }
        guard let format = PixelFormat(band.image.pointee, colors) else {
            throw .unsupportedScreen(
                depth: Int(colors.depth), bitsPerPixel: Int(band.image.pointee.bits_per_pixel)
            )
        }
        self.connection = connection
        self.window = window
        self.colors = colors
        self.context = context
        self.format = format
        self.band = band
        canShare = Self.serverShares(connection)
    }

    deinit {
        if !connection.isDead { XFreeGC(connection.display, context) }
    }

    /// Whether the server has read the last frame, as far as is known.
    var isRead: Bool {
        lastPut.map { XLastKnownRequestProcessed(connection.display) >= $0 } ?? true
    }

    /// Has the server say when it has read the last frame.
    mutating func raiseFence() {
        guard !isFenceRaised else { return }
        isFenceRaised = true
        connection.sendMessage(connection[.fence], about: window, to: window, mask: 0, [0])
    }

    /// The fence came back: it may be raised again.
    mutating func lowerFence() { isFenceRaised = false }

    /// Puts the parts of `rects` that lie in both the bitmap and the window.
    mutating func present(
        _ bitmap: borrowing Bitmap, _ rects: [PixelRect], width: Int, height: Int
    ) {
        guard let visible = PixelRect(x: 0, y: 0, width: width, height: height) else { return }
        let rects = rects.compactMap { $0.intersection(bitmap.bounds)?.intersection(visible) }
        guard !rects.isEmpty else { return }
        for rect in rects {
            if rect.width * rect.height > Self.smallArea,
                let image = sharedImage(width: width, height: height)
            {
                putShared(bitmap, rect, through: image)
            } else {
                putBands(bitmap, rect)
            }
        }
        lastPut = XNextRequest(connection.display) - 1
    }

    /// The shared image for a window of this size, or `nil` where the socket must serve.
    private mutating func sharedImage(
        width: Int, height: Int
    ) -> UnsafeMutablePointer<XImage>? {
        guard canShare else { return nil }
        if let image = currentImage, image.pointee.width >= width, image.pointee.height >= height {
            return image
        }
        shared = nil
        guard let new = SharedImage(connection, colors, width: width, height: height) else {
            canShare = false
            return nil
        }
        let image = new.image
        shared = consume new
        return image
    }

    private var currentImage: UnsafeMutablePointer<XImage>? {
        switch shared {
        case .some(let current): current.image
        case .none: nil
        }
    }

    private func putShared(
        _ bitmap: borrowing Bitmap, _ rect: PixelRect, through image: UnsafeMutablePointer<XImage>
    ) {
        let (x, y) = (rect.x.lowerBound, rect.y.lowerBound)
        convert(bitmap, rect, to: image, atX: x, y: y)
        XShmPutImage(
            connection.display, window, context, image, Int32(x), Int32(y), Int32(x), Int32(y),
            UInt32(rect.width), UInt32(rect.height), 0
        )
    }

    private mutating func putBands(_ bitmap: borrowing Bitmap, _ rect: PixelRect) {
        if band.image.pointee.width < rect.width {
            guard let wider = BandImage(connection, colors, width: rect.width) else { return }
            band = wider
        }
        let rows = Int(band.image.pointee.height)
        for top in stride(from: rect.y.lowerBound, to: rect.y.upperBound, by: rows) {
            let strip = top..<min(top + rows, rect.y.upperBound)
            guard let part = PixelRect(x: rect.x, y: strip) else { continue }
            convert(bitmap, part, to: band.image, atX: 0, y: 0)
            XPutImage(
                connection.display, window, context, band.image, 0, 0,
                Int32(part.x.lowerBound), Int32(top), UInt32(part.width), UInt32(part.height)
            )
        }
    }

    private func convert(
        _ bitmap: borrowing Bitmap, _ rect: PixelRect, to image: UnsafeMutablePointer<XImage>,
        atX x: Int, y: Int
    ) {
        guard let data = UnsafeMutableRawPointer(image.pointee.data) else { return }
        let stride = Int(image.pointee.bytes_per_line)
        let width = bitmap.width
        bitmap.withPixels { pixels in
            for row in rect.y {
                let start = row * width + rect.x.lowerBound
                let target = data + (y + row - rect.y.lowerBound) * stride
                format.write(
                    pixels.extracting(start..<start + rect.width),
                    to: target + x * format.bytesPerPixel, x: rect.x.lowerBound, y: row
                )
            }
        }
    }

    /// The version query complains on standard error where the extension is missing.
    private static func serverShares(_ connection: Connection) -> Bool {
        var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
        guard XQueryExtension(connection.display, "MIT-SHM", &opcode, &event, &error) != 0
        else { return false }
        var (major, minor, pixmaps): (Int32, Int32, Int32) = (0, 0, 0)
        return XShmQueryVersion(connection.display, &major, &minor, &pixmaps) != 0
    }
}
