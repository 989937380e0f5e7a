import Glibc

/// A moment of the clock that only goes forward.
package struct Moment: Comparable {
    private var nanoseconds: Int64

    package static var now: Moment {
        var time = Glibc.timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Moment(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }

    /// The moment that lies `milliseconds` after this one, or before it where they are negative.
    package func after(milliseconds: Int) -> Moment {
        Moment(nanoseconds: nanoseconds + Int64(milliseconds) * 1_000_000)
    }

    var timespec: Glibc.timespec {
        Glibc.timespec(
            tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
    }

    package static func < (a: Moment, b: Moment) -> Bool { a.nanoseconds < b.nanoseconds }
}
