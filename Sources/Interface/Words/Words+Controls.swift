import Painting

extension Words {
    func tool(_ tool: Tool) -> String {
        switch tool {
        case .pencil: self("Pencil")
        case .line: self("Line")
        case .dashedLine: self("Dashed line")
        case .rectangle: self("Rectangle")
        case .ellipse: self("Ellipse")
        case .triangle: self("Triangle")
        case .eraser: self("Eraser")
        }
    }

    func pencil(_ pencil: Pencil) -> String {
        switch pencil {
        case .black: self("Black")
        case .grey: self("Grey")
        case .red: self("Red", context: "pencil")
        case .darkBlue: self("Dark blue")
        case .lightBlue: self("Light blue")
        case .darkGreen: self("Dark green")
        case .lightGreen: self("Light green")
        case .brown: self("Brown")
        case .orange: self("Orange")
        case .yellow: self("Yellow")
        }
    }

    func panel(_ panel: Panel) -> String {
        switch panel {
        case .brush: self("Brush")
        case .background: self("Background")
        case .objects: self("Objects")
        case .coordinates: self("Coordinates")
        case .settings: self("Settings")
        case .zoom: self("Zoom")
        }
    }

    func channel(_ channel: Channel) -> String {
        switch channel {
        case .red: self("Red")
        case .green: self("Green")
        case .blue: self("Blue")
        }
    }

    func placement(_ placement: Background.Placement) -> String {
        switch placement {
        case .tile: self("Tile")
        case .fit: self("Fit")
        case .center: self("Center")
        }
    }

    func favorite(_ index: Int) -> String { self("Favorite %1", with: ["\(index + 1)"]) }

    func object(_ item: Drawing.Item) -> String {
        item.mark.name ?? tool(item.mark.tool) + " \(item.number)"
    }

    func title(_ file: OpenFile?, isUnsaved: Bool) -> String {
        let name = file.map { FileName.shown(FileName.last($0.path)) } ?? self("Untitled")
        return (isUnsaved ? "• " : "") + name + " — Easel"
    }
}
