import Raster

/// The events of one drain: sizes and exposures gathered, everything else in order.
package struct EventBatch {
    private var events: [WindowEvent] = []
    private var exposed: PixelRect?
    private var resize: Int?

    package init() {}

    package mutating func append(_ event: WindowEvent) {
        switch event {
        case .exposed(let rect):
            exposed.formUnion(rect)
        case .resized:
            // Only the newest size matters, and it belongs where it was reported.
            if let resize { events.remove(at: resize) }
            resize = events.count
            events.append(event)
        default:
            events.append(event)
        }
    }

    mutating func append(contentsOf more: [WindowEvent]) {
        for event in more { append(event) }
    }

    /// Everything gathered, the union of the exposures last.
    package var all: [WindowEvent] {
        guard let exposed else { return events }
        return events + [.exposed(exposed)]
    }
}
