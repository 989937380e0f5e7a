import Glibc
import Storage

/// Collects what a journal reports and lets a test wait for it.
final class Reports: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let arrived = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var all: [JournalReport] = []

    init() {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(arrived, nil)
    }

    deinit {
        pthread_cond_destroy(arrived)
        pthread_mutex_destroy(lock)
        arrived.deallocate()
        lock.deallocate()
    }

    func add(_ report: JournalReport) {
        pthread_mutex_lock(lock)
        all.append(report)
        pthread_cond_broadcast(arrived)
        pthread_mutex_unlock(lock)
    }

    var everything: [JournalReport] {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return all
    }

    /// The report at a place in the order, once there is one; a minute without it is a failure.
    func wait(for place: Int) -> JournalReport? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        end.tv_sec += 60
        while all.count <= place {
            guard pthread_cond_timedwait(arrived, lock, &end) == 0 else { return nil }
        }
        return all[place]
    }
}
