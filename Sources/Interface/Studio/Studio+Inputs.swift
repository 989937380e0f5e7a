import Painting
import Raster

extension Studio {
    /// Hands an input to the part of the program that it concerns.
    mutating func act(on input: Input) {
        switch input {
        case .pressed(let pointer): press(pointer)
        case .moved(let pointer): move(pointer)
        case .released(let pointer): release(pointer)
        case .left: leave()
        case .scrolled(let x, let y, let pointer): turnWheel(x: x, y: y, pointer)
        case .key(let key): press(key)
        case .focusChanged(let isFocused): if !isFocused { tooltipStart = nil }
        case .interrupted: interrupt()
        case .ending: finishGesture()
        case .resized(let width, let height): resize(width: width, height: height)
        case .scaleChanged(let scale): self.scale = Self.clamped(scale)
        case .tick(let now): advance(to: now)
        case .closeRequested: close()
        case .clipboardText(let text): paste(text)
        case .saved(let report): take(report)
        case .saving(let number, let done): saveGoesOn(number, done: done)
        case .opened(let report): take(report)
        case .folderListed(let listing): take(listing)
        case .pictureLoaded(let report): take(report)
        case .recoveriesFound(let recoveries): take(recoveries)
        case .storageWarning(let warning): take(warning)
        }
    }

    private mutating func resize(width: Int, height: Int) {
        guard width > 0, height > 0, (width, height) != (self.width, self.height) else { return }
        (self.width, self.height) = (width, height)
        if !isFullScreen { (preferences.windowWidth, preferences.windowHeight) = (width, height) }
        damage.add(PixelRect(left: 0, top: 0, width: width, height: height))
    }

    /// Makes a board that fills the window as large as what is seen of it.
    mutating func makeRoom() {
        guard growsWithWindow else { return }
        let view = boardView
        let room = preferences.hidesBars ? (width, height) : (view.width, view.height)
        apply(board.grow(width: room.0, height: room.1))
    }

    private mutating func advance(to now: Int) {
        self.now = max(now, self.now)
        if let end = message?.end, end <= self.now {
            message = standingWarning.map { Message(text: $0) }
        }
        if let start = tooltipStart, start <= self.now {
            tooltipStart = nil
            isTooltipShown = true
        }
        if let barsReturn, barsReturn <= self.now {
            showBars()
        }
    }

    /// When ``Input/tick(now:)`` is next needed, in its clock; `nil` while nothing changes by itself.
    package var nextWake: Int? {
        [message?.end, tooltipStart, barsReturn, saveWake].compactMap(\.self).min()
    }

    /// Brings the list of controls and what the outside knows in line with what is.
    mutating func settle() {
        refresh()
        makeRoom()
        updateBackdrop()
        report()
    }

    /// Lets what lies under the ink follow the drawing, once the board has the size that it will have.
    private mutating func updateBackdrop() {
        let drawing = board.drawing
        let background = backgroundPreview ?? drawing.background
        if backdrop.update(background, width: drawing.width, height: drawing.height) {
            damage.add(boardView)
        }
    }

    private mutating func report() {
        let isUnsaved = document.isUnsaved(at: board.history.index)
        let title = words.title(document.file, isUnsaved: isUnsaved)
        if title != reported.title { effects.append(.setTitle(title)) }
        reported.title = title
        if cursor != reported.cursor { effects.append(.setCursor(cursor)) }
        reported.cursor = cursor
        guard pointing.grip == .none, preferences != reported.preferences else { return }
        effects.append(.preferencesChanged(preferences))
        reported.preferences = preferences
    }

    private var cursor: Effect.Cursor {
        switch pointing.grip {
        case .board: return .crosshair
        case .pan: return .move
        case .text: return .text
        case .none, .control, .slider, .thumb, .spent: break
        }
        guard let control = controls.last(where: { $0.id == pointing.hovered }) else {
            return .arrow
        }
        switch control.kind {
        case .canvas: return .crosshair
        case .field where control.isEnabled: return .text
        default: return .arrow
        }
    }
}
