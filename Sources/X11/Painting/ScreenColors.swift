import CX11

/// The visual the window is made with, and the color map that goes with it.
struct ScreenColors {
    let visual: UnsafeMutablePointer<Visual>
    let depth: Int32
    let colormap: Colormap
    /// 2…6 levels a channel of a color cube, and its pixels; `nil` where masks make the pixels.
    let cube: (levels: Int, pixels: [UInt32])?

    /// The screen's own visual, but for DirectColor: its default map is no even ramp, so a TrueColor
    /// visual of the same depth serves.
    init(_ connection: Connection) throws(X11Error) {
        let (display, screen) = (connection.display, connection.screen)
        depth = XDefaultDepth(display, screen)
        let own = XDefaultVisual(display, screen)
        var visualClass = own?.pointee.`class` ?? TrueColor
        var info = XVisualInfo()
        if visualClass == DirectColor,
            XMatchVisualInfo(display, screen, depth, TrueColor, &info) != 0,
            let visual = info.visual
        {
            self.visual = visual
            colormap = XCreateColormap(display, connection.root, visual, AllocNone)
            visualClass = TrueColor
        } else if let own {
            visual = own
            colormap = XDefaultColormap(display, screen)
        } else {
            throw .unsupportedScreen(depth: Int(depth), bitsPerPixel: 0)
        }
        let hasMasks = visualClass == TrueColor || visualClass == DirectColor
        cube = hasMasks ? nil : Self.cube(connection, colormap)
        if cube == nil, !hasMasks {
            throw .unsupportedScreen(depth: Int(depth), bitsPerPixel: 0)
        }
    }

    /// The largest color cube that other programs leave room for.
    private static func cube(
        _ connection: Connection, _ colormap: Colormap
    ) -> (levels: Int, pixels: [UInt32])? {
        for levels in [6, 5, 4, 3, 2] {
            if let pixels = allocate(levels, connection, colormap) { return (levels, pixels) }
        }
        return nil
    }

    private static func allocate(
        _ levels: Int, _ connection: Connection, _ colormap: Colormap
    ) -> [UInt32]? {
        var pixels: [UInt] = []
        func part(_ level: Int) -> UInt16 { UInt16(level * 65535 / (levels - 1)) }
        for cell in 0..<levels * levels * levels {
            var color = XColor()
            color.red = part(cell / (levels * levels))
            color.green = part(cell / levels % levels)
            color.blue = part(cell % levels)
            guard XAllocColor(connection.display, colormap, &color) != 0 else {
                XFreeColors(connection.display, colormap, &pixels, Int32(pixels.count), 0)
                return nil
            }
            pixels.append(color.pixel)
        }
        return pixels.map { UInt32(truncatingIfNeeded: $0) }
    }
}

extension PixelFormat {
    /// The format of `image`, shown with `colors`.
    init?(_ image: XImage, _ colors: ScreenColors) {
        let bits = Int(image.bits_per_pixel)
        let first = image.byte_order == MSBFirst
        if let (levels, pixels) = colors.cube {
            self.init(
                levels: levels, pixels: pixels, bitsPerPixel: bits, mostSignificantFirst: first
            )
        } else {
            let visual = colors.visual.pointee
            self.init(
                red: visual.red_mask, green: visual.green_mask, blue: visual.blue_mask,
                bitsPerPixel: bits, mostSignificantFirst: first
            )
        }
    }
}
