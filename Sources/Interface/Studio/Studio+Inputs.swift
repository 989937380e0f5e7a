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
        case .focusChanged(let isFocused): if !isFocused { pointing.stopWaiting() }
        case .interrupted: interrupt()
        case .ending: finishGesture()
        case .resized(let width, let height): resize(width: width, height: height)
        case .scaleChanged(let scale): setting.scale = Self.clamped(scale)
        case .tick(let now): advance(to: now)
        case .closeRequested: close()
        case .clipboardText(let text): paste(text)
        case .saved(let report): take(report)
        case .saving(let number, let done):
            if files.saves.goOn(number, done: done) { carryOut(dialogs.closeChooser()) }
        case .opened(let report): take(report)
        case .folderListed(let listing): dialogs.take(listing)
        case .pictureLoaded(let report): take(report)
        case .recoveriesFound(let recoveries): dialogs.offer(recoveries)
        case .storageWarning(let warning): take(warning)
        }
    }

    private mutating func resize(width: Int, height: Int) {
        guard width > 0, height > 0, (width, height) != (self.width, self.height) else { return }
        (setting.width, setting.height) = (width, height)
        if !setting.isFullScreen {
            (preferences.windowWidth, preferences.windowHeight) = (width, height)
        }
        shown.damage.add(setting.frame)
    }

    private mutating func advance(to now: Int) {
        setting.now = max(now, setting.now)
        notices.advance(to: setting.now)
        pointing.advance(to: setting.now)
        if bars.areDue(at: setting.now) { showBars() }
    }

    /// When ``Input/tick(now:)`` is next needed, in its clock; `nil` while nothing changes by itself.
    package var nextWake: Int? {
        [notices.wake, pointing.wake, bars.wake, files.saves.wake(after: setting.now)]
            .compactMap(\.self).min()
    }

    /// Brings the list of controls and what the outside knows in line with what is.
    mutating func settle() {
        refresh()
        makeRoom()
        followBoard()
        report()
    }

    private mutating func report() {
        let title = setting.words.title(file, isUnsaved: isUnsaved)
        if title != shown.reported.title { shown.effects.append(.setTitle(title)) }
        shown.reported.title = title
        if cursor != shown.reported.cursor { shown.effects.append(.setCursor(cursor)) }
        shown.reported.cursor = cursor
        guard pointing.grip == .none, preferences != shown.reported.preferences else { return }
        shown.effects.append(.preferencesChanged(preferences))
        shown.reported.preferences = preferences
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
