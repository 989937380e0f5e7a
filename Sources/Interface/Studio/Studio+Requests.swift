import Painting
import Raster

// What parts ask for.
extension Studio {
    /// Does what a part asked for, in order.
    mutating func carryOut(_ requests: [Request]) {
        for request in requests { carryOut(request) }
    }

    private mutating func carryOut(_ request: Request) {
        switch request {
        case .add(let mark):
            apply(board.add(mark))
            dropGrip()
        case .clear:
            apply(board.clear())
            panels.objects.follow(board.drawing)
        case .setBackground(let background): apply(board.setBackground(background))
        case .showBoard: shown.damage.add(boardView)
        case .edit(let field): edit(field)
        case .editPath(let path, let selection):
            typing.begin(.path, path)
            typing.editor?.place(selection.lowerBound)
            typing.editor?.place(selection.upperBound, extending: true)
        case .write(let path, let isExport):
            if isExport {
                start(files.order(for: path, preferences, isExport: true))
            } else {
                startInForm(files.order(for: path, preferences))
            }
        case .save(let order): start(order)
        case .saveAndQuit: save(afterwards: .quit)
        case .stay: files.afterwards = .nothing
        case .chooserClosed:
            typing.drop()
            files.saves.leaveChooser()
        case .remember(let folder): preferences.folder = folder
        case .scrollBack(let target): pointing.scrolling.reset(target)
        case .effect(let effect): shown.effects.append(effect)
        }
    }

    mutating func say(_ text: String, isLasting: Bool = false) {
        notices.say(text, isLasting: isLasting, now: setting.now)
    }

    mutating func ask(_ question: Question) {
        makeWayForDialog()
        dialogs.ask(question)
    }

    mutating func choose(_ purpose: FilePurpose) {
        guard dialogs.chooser == nil else { return }
        makeWayForDialog()
        carryOut(dialogs.choose(purpose, kit))
    }

    /// What is being drawn is kept: the question may come of itself.
    private mutating func makeWayForDialog() {
        pointing.hideTooltip()
        leaveField()
        interrupt()
        typing.focus = nil
    }

    mutating func answer(_ answer: Answer) {
        leaveField()
        typing.focus = nil
        carryOut(dialogs.answer(answer, kit))
    }
}
