import Glibc
import Interface
import Synchronization
import X11

/// Runs what takes time on threads of its own, and hands the answers back to the window's thread.
///
/// A class because the threads share it. Each job has a thread: jobs are rare, and one that
/// hangs on a dead network folder must not hold up the next.
final class Workers: Sendable {
    private let answers = Mutex<[Input]>([])
    private let waker: Waker

    init(_ waker: Waker) { self.waker = waker }

    /// Runs `job` on a thread; its result is among the answers once it is there.
    func run(_ job: @escaping @Sendable () -> Input?) {
        let start = Job { [self] in
            guard let answer = job() else { return }
            deliver(answer)
        }
        var thread = pthread_t()
        let context = Unmanaged.passRetained(start).toOpaque()
        guard pthread_create(&thread, nil, runJob, context) == 0 else {
            // Without threads the work still has to be done; the window waits.
            Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
            return
        }
        pthread_detach(thread)
    }

    /// Puts an answer in line, from any thread.
    func deliver(_ answer: Input) {
        answers.withLock { $0.append(answer) }
        wake()
    }

    /// Has the window's thread look for answers.
    func wake() { waker.wake() }

    /// The answers that came since the last call, oldest first.
    func take() -> [Input] {
        answers.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}

/// A class, because a C thread takes one pointer.
private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runJob(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
    return nil
}
