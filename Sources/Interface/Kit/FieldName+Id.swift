extension FieldName {
    /// The id of the control that the field is.
    var id: String {
        switch self {
        case .number(.width): "width.value"
        case .number(.opacity): "opacity.value"
        case .number(.channel(let channel, .background)): "background.\(channel.rawValue).value"
        case .number(.channel(let channel, _)): "brush.\(channel.rawValue).value"
        case .hex(.background): "background.hex"
        case .hex: "brush.hex"
        case .coordinate(let index):
            "coordinates." + ["x1", "y1", "x2", "y2", "x3", "y3"][min(max(index, 0), 5)]
        case .path: "dialog.path"
        }
    }
}
