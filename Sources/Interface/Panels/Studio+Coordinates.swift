import Lettering
import Painting
import Raster

// The coordinates panel.
extension Studio {
    var coordinatesRows: [PanelRow] {
        var rows = [row(40) { [self] in coordinateTools(in: $0) }]
        for index in 0..<coordinates.count / 2 {
            rows.append(row(36) { [self] in point(index, in: $0) })
            if let fault = coordinates.fault, fault.field / 2 == index {
                rows += lines(of: fault)
            }
        }
        rows.append(row(48) { [self] in coordinatesFoot(in: $0) })
        return rows
    }

    private func lines(of fault: Coordinates.Fault) -> [PanelRow] {
        let width = min(metrics.pixels(300), self.width - metrics.pixels(16)) - metrics.pixels(32)
        let size = (board.drawing.width, board.drawing.height)
        return TextWrapping(typesetter, metrics.text)
            .lines(words.fault(fault, size), width: width, limit: 3)
            .map { line in
                row(20) { frame in
                    [Control(.ornament, frame, .text(.danger, .leading), label: line)]
                }
            }
    }

    private func coordinateTools(in frame: PixelRect) -> [Control] {
        let box = PixelRect(
            left: frame.left, top: frame.top, width: frame.width, height: metrics.pixels(28))
        let tools = [Tool.line, .triangle]
        var choice = Control(
            .button, "coordinates.tool", box,
            .choice(tools.map(words.tool), chosen: coordinates.tool == .line ? 0 : 1),
            label: words("Shape"), action: .coordinates(coordinates.tool))
        choice.value = coordinates.tool.rawValue
        return [choice]
    }

    private func point(_ index: Int, in frame: PixelRect) -> [Control] {
        let name = words("Point %1", with: ["\(index + 1)"])
        let nameWidth = textWidth(name) + metrics.pixels(8)
        let sign = metrics.pixels(16)
        let height = metrics.pixels(28)
        let gap = metrics.pixels(12)
        let half = (frame.width - nameWidth - gap) / 2
        var all = [label(name, in: frame, width: nameWidth)]
        for (axis, letter) in ["x", "y"].enumerated() {
            let left = frame.left + nameWidth + axis * (half + gap)
            let place = PixelRect(
                left: left, top: frame.top, width: half, height: frame.height)
            let box = PixelRect(
                left: left + sign, top: frame.middleY - height / 2,
                width: half - sign, height: height)
            let field = 2 * index + axis
            all.append(label(letter, in: place, width: sign))
            all.append(
                self.field(
                    Self.id(of: .coordinate(field)), "\(letter)\(index + 1)", .coordinate(field),
                    box, isWrong: coordinates.fault?.marks(field) ?? false))
        }
        return all
    }

    private func coordinatesFoot(in frame: PixelRect) -> [Control] {
        let name = words("Draw")
        let width = max(textWidth(name) + metrics.pixels(32), metrics.pixels(80))
        let height = metrics.pixels(32)
        let button = PixelRect(
            left: frame.right - width, top: frame.bottom - height, width: width, height: height)
        let size = PixelRect(
            left: frame.left, top: button.top,
            width: max(button.left - frame.left - metrics.pixels(8), 1), height: height)
        return [
            Control(
                .ornament, size, .text(.dim, .leading),
                label: "\(board.drawing.width) × \(board.drawing.height)"),
            Control(
                .button, "coordinates.draw", button, .button(.primary), label: name,
                action: .drawCoordinates),
        ]
    }

    mutating func chooseCoordinates(at point: Point?) {
        let chosen = coordinates.tool == .line ? 0 : 1
        let index = segment("coordinates.tool", of: 2, at: point, after: chosen)
        coordinates.tool = index == 0 ? .line : .triangle
        coordinates.fault = nil
    }

    /// Draws what is typed, or marks what is wrong with it.
    mutating func drawCoordinates() {
        leaveField()
        coordinates.fault = nil
        switch coordinates.points(within: board.drawing) {
        case .success(let points):
            var style = board.pen
            if coordinates.tool == .line { (style.fill, style.join) = (nil, .round) }
            apply(board.add(Mark(tool: coordinates.tool, points: points, style: style)))
            dropGrip()
        case .failure(let fault):
            coordinates.fault = fault
            edit(.coordinate(fault.field))
        }
    }
}
