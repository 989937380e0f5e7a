import Raster

extension Bitmap {
    /// A copy that stands upright.
    func turned(from orientation: Orientation) -> Bitmap {
        if orientation == .upright { return self }
        let swaps = orientation.swapsAxes
        var turned = Bitmap(width: swaps ? height : width, height: swaps ? width : height)
        let (start, acrossStep, downStep) = steps(for: orientation)
        let (rows, columns) = (turned.height, turned.width)
        withPixels { source in
            turned.withMutablePixels { target in
                for y in 0..<rows {
                    var from = start + y * downStep
                    for index in y * columns..<(y + 1) * columns {
                        target[index] = source[from]
                        from &+= acrossStep
                    }
                }
            }
        }
        return turned
    }

    /// The stored pixel that comes first, and how far the ones to the right of it and below it are
    /// away.
    private func steps(for orientation: Orientation) -> (start: Int, across: Int, down: Int) {
        let (right, bottom) = (width - 1, (height - 1) * width)
        return switch orientation {
        case .upright: (0, 1, width)
        case .mirrored: (right, -1, width)
        case .rotatedHalf: (right + bottom, -1, -width)
        case .flipped: (bottom, 1, -width)
        case .transposed: (0, width, 1)
        case .rotatedRight: (bottom, -width, 1)
        case .transversed: (right + bottom, -width, -1)
        case .rotatedLeft: (right, width, -1)
        }
    }
}
