import Glibc
import Storage
import X11

/// Ends the program when a signal asks for it and the window's thread does not hear it.
///
/// Xlib waits without end for a server or an input method that hangs. The journal has a thread of
/// its own, so what was drawn reaches the disk all the same. A class because the window's thread and
/// the one that watches share it.
final class LastResort: Sendable {
    private struct State {
        /// Writes what is left of the session.
        var save: @Sendable () -> Void = {}
        var isHeard = false
    }

    /// How long the window's thread may take to hear the signal, in milliseconds.
    private static let patience = 2000

    private let shared = Monitor(State())
    private let signals: SignalWatch

    /// Watches over the loop's `signals`.
    init(_ signals: SignalWatch) {
        self.signals = signals
        var thread = pthread_t()
        let context = Unmanaged.passRetained(self)
        guard pthread_create(&thread, nil, runLastResort, context.toOpaque()) == 0 else {
            // Without it only a program that hangs is worse off.
            context.release()
            return
        }
        pthread_detach(thread)
    }

    /// Has `keeper` write what is left when it comes to that.
    func guards(_ keeper: Keeper) {
        let save = keeper.savingAll
        shared.withLock { $0.save = save }
    }

    /// The window's thread heard the signal and ends the program itself.
    func heard() { shared.withLock { $0.isHeard = true } }

    fileprivate func watch() {
        guard signals.wait() else { return }
        let end = Moment.now.after(milliseconds: Self.patience)
        guard shared.wait(until: { _ in end }, for: { $0.isHeard ? true : nil }) == nil else {
            return
        }
        shared.withLock { $0.save }()
        _exit(ExitStatus.good)
    }
}

private func runLastResort(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<LastResort>.fromOpaque(context).takeRetainedValue().watch()
    return nil
}
