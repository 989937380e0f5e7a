import Raster

/// The list of zooms, which holds nothing of its own.
struct ZoomPanel: Sendable {
    /// Window pixels to a board pixel, as they are offered.
    private static let offered = [0.25, 0.5, 1, 2, 4, 8]

    func rows(_ kit: Kit) -> [PanelRow] {
        let zooms = Self.offered.map { zoom in
            (
                id: "zoom.\(Int(zoom * 100))", label: kit.percent(zoom),
                action: ZoomChange.to(zoom),
                isChosen: kit.zoom == zoom
            )
        }
        let fits = [
            (
                id: "zoom.board", label: kit.words("Whole board"), action: ZoomChange.fitBoard,
                isChosen: false
            ),
            (
                id: "zoom.drawing", label: kit.words("What is drawn"), action: .fitDrawing,
                isChosen: false
            ),
        ]
        return (zooms + fits).map { choice in
            kit.row(30) { frame in
                var control = Control(
                    .button, choice.id, frame, .segment, label: choice.label,
                    action: .zoom(choice.action))
                control.isSelected = choice.isChosen
                control.shortcut = kit.key(of: .zoom(choice.action))
                return [control]
            }
        }
    }
}

extension Kit {
    /// A zoom as it is said: "150 %".
    func percent(_ zoom: Double) -> String { "\(Int((zoom * 100).rounded())) %" }
}
