import Painting
import Raster
extension Studio {
    var highlight: [Control] { [] }
    func panels(_ all: [Control]) -> [Control] { [] }
    var recoveryList: [Control] { [] }
    var dialog: [Control] { [] }
    mutating func ask(_ dialog: Dialog) { dialogs.append(dialog) }
    mutating func choose(_ purpose: Chooser.Purpose) {
        if purpose == .save { effects.append(.save(SaveOrder(path: nil, form: .png))) }
    }
    mutating func save() {
        effects.append(.save(SaveOrder(path: document.file?.path, form: .png)))
    }
    mutating func close() { effects.append(.quit) }
    mutating func take(_ report: SaveReport) {}
    mutating func take(_ report: OpenReport) {}
    mutating func take(_ report: FolderListing) {}
    mutating func take(_ report: PictureReport) {}
    mutating func take(_ report: [Recovery]) {}
    mutating func take(_ report: StorageWarning) {}
    mutating func grabThumb(_ control: Control, _ target: ScrollTarget, _ pointer: Input.Pointer) {}
    mutating func dragThumb(
        _ id: String, _ target: ScrollTarget, offset: Int, to pointer: Input.Pointer
    ) {}
    mutating func scrollRows(_ target: ScrollTarget?, by y: Double) {}
    mutating func changeBackground(_ action: Action, at point: Point?) {}
    mutating func selectObject(_ number: Int) {}
    mutating func deleteObject(_ number: Int) {}
    mutating func setCoordinates(_ tool: Tool) {}
    mutating func drawCoordinates() {}
    mutating func answer(_ answer: Answer) { dialogs = [] }
    mutating func pickEntry(_ i: Int) {}
    mutating func openParentFolder() {}
    mutating func recover(_ n: Int) {}
    mutating func discard(_ n: Int) {}
    mutating func setPath(_ t: String) {}
    mutating func completePath(_ k: Input.KeyPress) -> Bool { false }
    mutating func pathChanged() {}
    mutating func movePick(by: Int) {}
}
