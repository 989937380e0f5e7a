import Interface
import Painting
import Raster

/// The panels that can be opened.
enum Panel: String {
    case brush, background, objects, coordinates, settings
}

extension Rig {
    /// Presses a control, turning the pages of the bars until it is there.
    mutating func pressFinding(_ id: String) {
        for bar in ["top", "bottom"] {
            for _ in 0..<8 where control(id) == nil { click("bar.\(bar).more") }
        }
        click(id)
    }

    mutating func open(_ panel: Panel) { pressFinding("panel.\(panel.rawValue)") }

    mutating func addLines(_ count: Int) {
        let tool = studio.board.tool
        key(.character("l"))
        for line in 0..<count { drag((10, Double(line) + 10), (60, Double(line) + 20)) }
        key(.character(tool == .line ? "l" : "p"))
    }

    /// Answers the chooser's question for its folder.
    mutating func list(_ count: Int, extra: [FolderListing.Entry] = []) {
        for case .list(let folder) in takeEffects() {
            let entries = (0..<count).map {
                FolderListing.Entry(name: Array("file \($0).png".utf8), isFolder: $0 % 5 == 0)
            }
            send(.folderListed(FolderListing(folder: folder, entries: entries + extra)))
        }
    }

    /// What can be pressed now.
    var activeControls: [Control] {
        studio.controls.filter { control in
            switch control.kind {
            case .surface, .ornament, .dialog, .canvas, .list: false
            default: !control.id.isEmpty && control.isReachable
            }
        }
    }
}
