import Raster

extension Studio {
    /// What `_EASEL_CONTROLS` says: a JSON array of all that can be found in the window.
    package var controlsDescription: String {
        "[" + controls.lazy.filter { !$0.id.isEmpty }.map(\.description).joined(separator: ",")
            + "]"
    }
}

extension Control {
    /// One JSON object.
    fileprivate var description: String {
        let members: [(String, String)] = [
            ("id", Self.quoted(id)), ("kind", Self.quoted(kind.rawValue)),
            ("label", Self.quoted(label)),
            ("x", "\(frame.left)"), ("y", "\(frame.top)"),
            ("w", "\(frame.width)"), ("h", "\(frame.height)"),
            ("enabled", "\(isEnabled && isReachable)"), ("selected", "\(isSelected)"),
            ("value", value.map(Self.quoted) ?? "null"),
        ]
        return "{" + (members + place).map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }

    /// How the board lies, so that scripts can find a pixel of it: window pixels to a board pixel, and
    /// where its top-left corner is.
    private var place: [(String, String)] {
        guard case .board(let port) = look else { return [] }
        return [
            ("zoom", "\(port.zoom)"), ("originX", "\(port.origin.x)"),
            ("originY", "\(port.origin.y)"),
        ]
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default:
                guard scalar.value < 0x20 else {
                    result.unicodeScalars.append(scalar)
                    continue
                }
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return result + "\""
    }
}
