import Lettering
import Painting
import Raster

/// The panel in which lines and triangles are typed.
struct CoordinatesPanel: Sendable {
    private(set) var coordinates = Coordinates()

    func rows(_ kit: Kit) -> [PanelRow] {
        var rows = [kit.row(40) { tools(in: $0, kit) }]
        for index in 0..<coordinates.count / 2 {
            rows.append(kit.row(36) { point(index, in: $0, kit) })
            if let fault = coordinates.fault, fault.field / 2 == index {
                rows += lines(of: fault, kit)
            }
        }
        rows.append(kit.row(48) { foot(in: $0, kit) })
        return rows
    }

    /// What a field says while nobody types in it.
    func text(_ field: Int) -> String { coordinates.texts[field] }

    mutating func set(_ text: String, field: Int) { coordinates.texts[field] = text }

    /// Another key in the field: what was wrong with it is no longer said.
    ///
    /// Gone with the first key and not when the field is left: the press that leaves it must find what it
    /// is aimed at where it was.
    mutating func typed(in field: Int) {
        if coordinates.fault?.field == field { coordinates.fault = nil }
    }

    mutating func choose(_ segment: Int) {
        coordinates.tool = segment == 0 ? .line : .triangle
        coordinates.fault = nil
    }

    /// The segment of the tools that is chosen.
    var chosen: Int { coordinates.tool == .line ? 0 : 1 }

    /// Asks for what is typed to be drawn, or marks what is wrong with it.
    mutating func draw(_ pen: Style, on drawing: Drawing) -> [Request] {
        coordinates.fault = nil
        switch coordinates.points(within: drawing) {
        case .success(let points):
            var style = pen
            if coordinates.tool == .line { style.fill = nil }
            return Mark(tool: coordinates.tool, points: points, style: style).map { [.add($0)] }
                ?? []
        case .failure(let fault):
            coordinates.fault = fault
            return [.edit(.coordinate(fault.field))]
        }
    }

    private func lines(of fault: Coordinates.Fault, _ kit: Kit) -> [PanelRow] {
        let width = min(kit.pixels(300), kit.window.width - kit.pixels(16)) - kit.pixels(32)
        let size = (kit.drawing.width, kit.drawing.height)
        return kit.lines(kit.words.fault(fault, size), width: width, limit: 3).map { line in
            kit.row(20) { frame in
                [Control(.ornament, frame, .text(.danger, .leading), label: line)]
            }
        }
    }

    private func tools(in frame: PixelRect, _ kit: Kit) -> [Control] {
        let box = PixelRect(
            left: frame.left, top: frame.top, width: frame.width, height: kit.pixels(28))
        let tools = [Tool.line, .triangle]
        var choice = Control(
            .button, "coordinates.tool", box,
            .choice(tools.map(kit.words.tool), chosen: chosen), label: kit.words("Shape"),
            action: .coordinates(coordinates.tool))
        choice.value = coordinates.tool.rawValue
        return [choice]
    }

    private func point(_ index: Int, in frame: PixelRect, _ kit: Kit) -> [Control] {
        let name = kit.words("Point %1", with: ["\(index + 1)"])
        let nameWidth = kit.textWidth(name) + kit.pixels(8)
        let sign = kit.pixels(16)
        let height = kit.pixels(28)
        let gap = kit.pixels(12)
        let half = (frame.width - nameWidth - gap) / 2
        var all = [kit.label(name, in: frame, width: nameWidth)]
        for (axis, letter) in ["x", "y"].enumerated() {
            let left = frame.left + nameWidth + axis * (half + gap)
            let place = PixelRect(
                left: left, top: frame.top, width: half, height: frame.height)
            let box = PixelRect(
                left: left + sign, top: frame.middleY - height / 2,
                width: half - sign, height: height)
            let field = FieldName.coordinate(2 * index + axis)
            all.append(kit.label(letter, in: place, width: sign))
            all.append(
                kit.field(
                    field.id, "\(letter)\(index + 1)", field, text(2 * index + axis), box,
                    isWrong: coordinates.fault?.marks(2 * index + axis) ?? false))
        }
        return all
    }

    private func foot(in frame: PixelRect, _ kit: Kit) -> [Control] {
        let name = kit.words("Draw")
        let width = max(kit.textWidth(name) + kit.pixels(32), kit.pixels(80))
        let height = kit.pixels(32)
        let button = PixelRect(
            left: frame.right - width, top: frame.bottom - height, width: width, height: height)
        let size = PixelRect(
            left: frame.left, top: button.top,
            width: max(button.left - frame.left - kit.pixels(8), 1), height: height)
        return [
            Control(
                .ornament, size, .text(.dim, .leading),
                label: "\(kit.drawing.width) × \(kit.drawing.height)"),
            Control(
                .button, "coordinates.draw", button, .button(.primary), label: name,
                action: .drawCoordinates),
        ]
    }
}
