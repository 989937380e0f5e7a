/// The same work done by Easel and by rivals.
struct Race {
    /// What is done, and how many times in one run.
    let work: String
    let unit: Outcome.Unit
    /// Makes the input ready and returns the contenders; a rival that is not to be had is `nil`.
    let prepare: () -> (easel: () -> Void, rivals: [Rival?])

    /// Gives each a turn in every round, and sets Easel's median against that of every rival.
    func run(rounds: Int) -> [Outcome] {
        let (easel, invited) = prepare()
        let rivals = invited.compactMap(\.self)
        let turns = [{ ProcessorTime.nanoseconds(of: easel) }] + rivals.map(\.time)
        for turn in turns { _ = turn() }
        var times = [[Double]](repeating: [], count: turns.count)
        for _ in 0..<rounds {
            for (index, turn) in turns.enumerated() { times[index] += turn().map { [$0] } ?? [] }
        }
        return zip(rivals, times.dropFirst()).compactMap { rival, theirs in
            guard theirs.count == rounds else {
                print("bench: \(rival.name) gave up: \(work)")
                return nil
            }
            return Outcome(
                work: work, unit: unit, rival: rival.name, limit: rival.limit,
                easel: median(times[0]), other: median(theirs))
        }
    }

    private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
