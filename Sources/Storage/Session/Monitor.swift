import Glibc

/// State that threads share, with a way to wait until it changes.
///
/// A class because its lock must not move. All access goes through ``withLock(_:)``, which is why it
/// may be `Sendable`.
package final class Monitor<State>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

    package init(_ state: sending State) {
        self.state.initialize(to: state)
        pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        // Deadlines must not move when somebody sets the clock.
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(condition, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        state.deinitialize(count: 1)
        state.deallocate()
        condition.deallocate()
        mutex.deallocate()
    }

    /// Reads or changes the state and wakes everyone who waits for it.
    @discardableResult
    package func withLock<Result>(
        _ body: (inout sending State) -> sending Result
    ) -> sending Result {
        pthread_mutex_lock(mutex)
        defer {
            pthread_cond_broadcast(condition)
            pthread_mutex_unlock(mutex)
        }
        return body(&state.pointee)
    }

    /// Waits until `body` returns something, but no longer than until `deadline` of `state`.
    ///
    /// `body` is asked again after every change. `nil` means that the deadline passed.
    package func wait<Result>(
        until deadline: (State) -> Moment?, for body: (inout sending State) -> sending Result?
    ) -> sending Result? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&state.pointee) {
                pthread_cond_broadcast(condition)
                return result
            }
            guard let end = deadline(state.pointee) else {
                pthread_cond_wait(condition, mutex)
                continue
            }
            guard end > .now else { return nil }
            var time = end.timespec
            pthread_cond_timedwait(condition, mutex, &time)
        }
    }
}
