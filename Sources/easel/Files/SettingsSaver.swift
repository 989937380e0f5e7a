import Interface
import Storage

/// Saves preferences on a worker, once they have been left alone for a moment.
///
/// A class because the worker shares it with the window's thread.
final class SettingsSaver: Sendable {
    private struct State {
        /// As they were last saved, with what could not be.
        var settings: Settings
        var newest: Preferences?
        var quietAt = Moment.now
        var isWorking = false
        var isClosing = false
    }

    private let state: Monitor<State>
    private let file: SettingsFile?
    private let workers: Workers

    /// Milliseconds without a change: a window being resized or a slider being moved is one save.
    private static let rest = 300

    init(_ settings: Settings, _ file: SettingsFile?, _ workers: Workers) {
        state = Monitor(State(settings: settings))
        self.file = file
        self.workers = workers
    }

    /// Has the preferences saved soon; those that came before and are not yet saved are left out.
    func save(_ preferences: Preferences) {
        guard let file else { return }
        let isFirst = state.withLock { state in
            state.newest = preferences
            state.quietAt = Moment.now.after(milliseconds: Self.rest)
            defer { state.isWorking = true }
            return !state.isWorking
        }
        guard isFirst else { return }
        workers.run { [self] in
            while let preferences = next() { write(preferences, to: file) }
            return nil
        }
    }

    /// Saves what is left now, and waits a moment at most: the program ends.
    func close() {
        state.withLock { $0.isClosing = true }
        let end = Moment.now.after(milliseconds: 2000)
        _ = state.wait(until: { _ in end }) { $0.isWorking ? nil : true }
    }

    /// The preferences once they are at rest; `nil` when all are saved.
    private func next() -> Preferences? {
        while true {
            let found = state.wait(until: { $0.quietAt }) { state -> Preferences?? in
                guard let newest = state.newest else {
                    state.isWorking = false
                    return .some(nil)
                }
                guard state.isClosing || state.quietAt <= .now else { return nil }
                state.newest = nil
                return newest
            }
            if let found { return found }
        }
    }

    private func write(_ preferences: Preferences, to file: SettingsFile) {
        var settings = state.withLock { $0.settings }
        for (key, value) in preferences.dictionary { settings.set(value, for: key) }
        do throws(StorageError) {
            try file.save(&settings)
        } catch {
            workers.deliver(.storageWarning(.settingsNotSaved(Problem(error))))
        }
        state.withLock { [settings] in $0.settings = settings }
    }
}
