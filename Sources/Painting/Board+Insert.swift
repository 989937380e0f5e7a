import Raster

extension Board {
    /// Adds marks on top, as one edit; the board grows to hold their ink as far as a board may.
    package mutating func insert(_ marks: [Mark]) -> Change {
        _ = abandon()
        var other = drawing
        for mark in marks {
            let item = numbered(mark)
            other.items.append(item)
            other.grow(toHold: item.bounds)
        }
        return perform(.replace(from: drawing, to: other))
    }
}

extension Drawing {
    fileprivate mutating func grow(toHold rect: PixelRect) {
        let wider = max(width, rect.x.upperBound)
        let higher = max(height, rect.y.upperBound)
        guard Self.sides.contains(wider), Self.sides.contains(higher),
            wider <= Self.largestArea / higher
        else { return }
        (width, height) = (wider, higher)
    }
}
