import Glibc

/// The same work done by Easel and by a rival.
struct Race {
    /// What is done, and how many times in one run.
    let work: String
    let unit: Outcome.Unit
    let rival: String
    /// The most that Easel's time may be of the rival's.
    let limit: Double
    /// Makes the input ready and returns both contenders.
    let prepare: () -> (easel: () -> Void, other: () -> Void)

    /// Runs both in turn and takes the medians.
    func run(rounds: Int) -> Outcome {
        var (mine, theirs): ([Double], [Double]) = ([], [])
        let (easel, other) = prepare()
        easel()
        other()
        for _ in 0..<rounds {
            mine.append(nanoseconds(easel))
            theirs.append(nanoseconds(other))
        }
        return Outcome(
            work: work, unit: unit, rival: rival, limit: limit, easel: median(mine),
            other: median(theirs))
    }

    /// Of processor time, which a busy machine distorts less than the time on the wall.
    private func nanoseconds(_ work: () -> Void) -> Double {
        let start = processorTime
        work()
        return processorTime - start
    }

    private var processorTime: Double {
        var now = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
        return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
    }

    private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
