import CX11
import Glibc

/// Where the program waits: for the server, a deadline, a signal or a worker.
///
/// Make it before any thread, so that all of them leave SIGTERM, SIGINT and SIGHUP to it. With no
/// deadline the wait has no end but those: an idle program is never scheduled. The deadline is
/// `poll`'s own timeout rather than a timer descriptor, which would have to be set and read back.
package struct EventLoop: ~Copyable {
    /// For workers to announce their answers with.
    package let waker: Waker
    /// The signal that asked the program to end, once ``Wake/signal`` was reported.
    package private(set) var signal: Int32?
    private let signals: Int32
    /// The server, the workers, the signals and the input method.
    private var sources: [pollfd]
    private let previousMask: sigset_t

    package init() throws(X11Error) {
        let waker = try Waker()
        cx11_ignore_write_signals()
        var mask = sigset_t()
        var previous = sigset_t()
        sigemptyset(&mask)
        for signal in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&mask, signal) }
        let signals = signalfd(-1, &mask, Int32(SFD_CLOEXEC) | Int32(SFD_NONBLOCK))
        guard signals >= 0 else { throw .cannotWait(code: errno) }
        pthread_sigmask(SIG_BLOCK, &mask, &previous)
        self.waker = waker
        self.signals = signals
        sources = [-1, waker.descriptor, signals, -1].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        previousMask = previous
    }

    /// For a thread that is to see the signals come.
    package var signalWatch: SignalWatch { SignalWatch(descriptor: signals) }

    deinit {
        var mask = previousMask
        pthread_sigmask(SIG_SETMASK, &mask, nil)
        close(signals)
    }

    /// Sends what the window has asked of the server and waits until something comes.
    ///
    /// Does not wait while events are queued: Xlib may have read them already, and `poll` would not
    /// see those. Signals and workers are heard even then, so that a flood of events can't drown them.
    package mutating func wait(
        for window: inout X11Window, until deadline: SuspendingClock.Instant? = nil
    ) -> Wake {
        let isQueued = window.isDead || window.flushFindsEvents()
        var wake: Wake = isQueued ? .display : []
        sources[0].fd = window.descriptor
        // Below 0 it is passed over.
        sources[3].fd = window.methodDescriptor ?? -1
        guard poll(isQueued ? .now : deadline) >= 0 else { return wake }
        if sources[0].revents != 0 || sources[3].revents != 0 { wake.insert(.display) }
        if sources[1].revents != 0 {
            waker.rest()
            wake.insert(.worker)
        }
        if sources[2].revents != 0, takeSignal() { wake.insert(.signal) }
        if let deadline, SuspendingClock.now >= deadline { wake.insert(.deadline) }
        return wake
    }

    private mutating func poll(_ deadline: SuspendingClock.Instant?) -> Int32 {
        guard let deadline else { return cx11_poll(&sources, UInt(sources.count), -1) }
        // A day at most: the caller asks again anyway, and the number stays small.
        let left = min(max(SuspendingClock.now.duration(to: deadline), .zero), .seconds(86400))
        let (seconds, attoseconds) = left.components
        return cx11_poll(
            &sources, UInt(sources.count), seconds * 1_000_000_000 + attoseconds / 1_000_000_000
        )
    }

    private mutating func takeSignal() -> Bool {
        var information = signalfd_siginfo()
        let size = MemoryLayout<signalfd_siginfo>.size
        guard read(signals, &information, size) == size else { return false }
        signal = Int32(bitPattern: information.ssi_signo)
        return true
    }
}
