import Raster

/// Everything that can happen to the program, as plain values.
///
/// Coordinates are window pixels with pixel centers at one half. Answers to effects come back
/// as inputs too.
package enum Input: Sendable {
    case pressed(Pointer)
    case moved(Pointer)
    case released(Pointer)
    /// The pointer left the window.
    case left
    /// Steps of the wheel, or parts of one; down and right are positive.
    case scrolled(x: Double, y: Double, Pointer)
    case key(KeyPress)
    /// Typing goes to the window, or no longer.
    case focusChanged(Bool)
    /// The release of a held button will never come.
    case interrupted
    /// The program ends at once: what the pointer was drawing counts as finished.
    case ending
    case resized(width: Int, height: Int)
    /// The interface's scale changed, as with a monitor's.
    case scaleChanged(Double)
    /// What time it is, in milliseconds of a clock that only goes forward.
    ///
    /// Sent before anything else at every wake of the program, so that ``Studio/nextWake`` can be
    /// given in the same clock.
    case tick(now: Int)
    case closeRequested
    /// The answer to ``Effect/paste``; empty when the clipboard holds no text.
    case clipboardText(String)

    case saved(SaveReport)
    /// A save has nothing left to ask, and this much of it is done, 0…1.
    case saving(number: Int, done: Double)
    case opened(OpenReport)
    case folderListed(FolderListing)
    case pictureLoaded(PictureReport)
    /// More work to offer, besides what is offered already.
    case recoveriesFound([Recovery])
    case storageWarning(StorageWarning)
}

extension Input {
    /// The pointer at one moment.
    package struct Pointer: Hashable, Sendable {
        package var x: Double
        package var y: Double
        /// The button that was pressed or released; of no meaning in a motion.
        package var button: Button
        package var modifiers: Modifiers
        /// When it happened, for double clicks; any clock.
        package var milliseconds: Int

        package init(
            x: Double, y: Double, button: Button = .primary, modifiers: Modifiers = [],
            milliseconds: Int = 0
        ) {
            self.x = x
            self.y = y
            self.button = button
            self.modifiers = modifiers
            self.milliseconds = milliseconds
        }

        var point: Point { Point(x: x, y: y) }
    }

    package enum Button: Hashable, Sendable {
        case primary
        case middle
        case secondary
    }

    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        package static let alt = Modifiers(rawValue: 4)
        package static let `super` = Modifiers(rawValue: 8)
    }

    package struct KeyPress: Hashable, Sendable {
        package var key: Key
        /// What the key types, from the input method; empty for keys that type nothing.
        package var text: String
        package var modifiers: Modifiers

        package init(_ key: Key, text: String = "", modifiers: Modifiers = []) {
            self.key = key
            self.text = text
            self.modifiers = modifiers
        }
    }

    package enum Key: Hashable, Sendable {
        /// A key that types, as its lowercase character: what shortcuts are compared with.
        case character(Character)
        case escape, enter, tab, backspace, delete, insert
        case left, right, up, down, home, end, pageUp, pageDown
        case function(Int)
        case other
    }
}
