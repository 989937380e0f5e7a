import Raster

/// Where the thumb of a list lies.
struct ScrollBar {
    let thumb: PixelRect
    private let track: PixelRect
    private let last: Int

    init(_ track: PixelRect, first: Int, visible: Int, count: Int, _ metrics: Metrics) {
        self.track = track
        last = max(count - visible, 0)
        let share = Double(visible) / Double(max(count, 1))
        let length = min(
            max(Int(Double(track.height) * share), metrics.pixels(24)), track.height)
        let room = track.height - length
        let top = last > 0 ? room * min(max(first, 0), last) / last : 0
        let width = metrics.pixels(6)
        thumb = PixelRect(
            left: track.right - width - metrics.pixels(2), top: track.top + top, width: width,
            height: length)
    }

    /// The first row when the thumb's top is at `y`.
    func first(at y: Int) -> Int {
        let room = track.height - thumb.height
        guard room > 0 else { return 0 }
        let distance = min(max(y - track.top, 0), room)
        return (distance * last + room / 2) / room
    }
}
