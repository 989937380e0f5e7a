import CX11
import Glibc

/// A strip of image that goes to the server through the socket, a few rows at a time.
struct BandImage: ~Copyable {
    let image: UnsafeMutablePointer<XImage>

    private static let rows = 64

    /// Returns `nil` if there is no memory.
    init?(_ connection: Connection, _ colors: ScreenColors, width: Int) {
        let image = XCreateImage(
            connection.display, colors.visual, UInt32(colors.depth), ZPixmap, 0, nil,
            UInt32(width), UInt32(Self.rows), 32, 0
        )
        guard let image else { return nil }
        let size = Int(image.pointee.bytes_per_line) * Self.rows
        guard size > 0, let memory = malloc(size) else {
            cx11_destroy_image(image)
            return nil
        }
        image.pointee.data = memory.assumingMemoryBound(to: CChar.self)
        self.image = image
    }

    deinit {
        // Frees the rows as well.
        cx11_destroy_image(image)
    }
}
