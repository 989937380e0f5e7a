import CX11

/// An image in memory that the server reads too.
struct SharedImage: ~Copyable {
    let image: UnsafeMutablePointer<XImage>
    private let connection: Connection
    /// Xlib keeps the address, so it must not move.
    private let segment: UnsafeMutablePointer<XShmSegmentInfo>

    /// Sizes grow in steps, so that a window being resized seldom needs new memory.
    private static let step = 64
    /// Beyond this the memory is better left to the machine, and the socket serves.
    private static let largestSize = 1 << 30

    /// Returns `nil` where the server can't share memory: it may run elsewhere, or in a container.
    init?(_ connection: Connection, _ colors: ScreenColors, width: Int, height: Int) {
        let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
        segment.initialize(to: XShmSegmentInfo())
        let image = XShmCreateImage(
            connection.display, colors.visual, UInt32(colors.depth), ZPixmap, nil, segment,
            Self.rounded(width), Self.rounded(height)
        )
        guard let image else {
            segment.deallocate()
            return nil
        }
        guard Self.share(segment, image, on: connection) else {
            image.pointee.data = nil
            cx11_destroy_image(image)
            segment.deallocate()
            return nil
        }
        self.image = image
        self.segment = segment
        self.connection = connection
    }

    deinit {
        if !connection.isDead { XShmDetach(connection.display, segment) }
        shmdt(segment.pointee.shmaddr)
        // Xlib would free the memory as its own otherwise.
        image.pointee.data = nil
        cx11_destroy_image(image)
        segment.deallocate()
    }

    private static func rounded(_ length: Int) -> UInt32 {
        UInt32((length + step - 1) / step * step)
    }

    /// Makes the memory and has the server attach it.
    ///
    /// The segment is marked for removal at once, so that nothing stays behind whatever ends the
    /// program.
    private static func share(
        _ segment: UnsafeMutablePointer<XShmSegmentInfo>, _ image: UnsafeMutablePointer<XImage>,
        on connection: Connection
    ) -> Bool {
        let size = Int(image.pointee.bytes_per_line) * Int(image.pointee.height)
        guard size > 0, size <= largestSize else { return false }
        let identifier = shmget(key_t(IPC_PRIVATE), size, Int32(IPC_CREAT) | 0o600)
        guard identifier >= 0 else { return false }
        defer { shmctl(identifier, Int32(IPC_RMID), nil) }
        guard let memory = cx11_attach_memory(identifier) else { return false }
        let bytes = memory.assumingMemoryBound(to: CChar.self)
        segment.pointee.shmid = identifier
        segment.pointee.shmaddr = bytes
        segment.pointee.readOnly = 1
        image.pointee.data = bytes
        let isShared = connection.accepts { XShmAttach(connection.display, segment) }
        if !isShared { shmdt(memory) }
        return isShared
    }
}
