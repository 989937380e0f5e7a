import Glibc

/// A thread of its own that takes no signals: those are the main loop's.
enum BackgroundThread {
    /// Runs `body` on a new thread, which ends with it.
    static func start(_ body: sending @escaping () -> Void) throws(SystemError) {
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        var thread = pthread_t()
        let context = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
        let code = pthread_create(&thread, nil, runThread, context)
        guard code == 0 else {
            Unmanaged<ThreadBody>.fromOpaque(context).release()
            throw SystemError(code: code)
        }
        pthread_detach(thread)
    }
}

/// A class, because a C thread takes one pointer.
private final class ThreadBody {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
}

private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
    return nil
}
