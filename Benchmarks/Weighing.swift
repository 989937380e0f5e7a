/// The same content in a file by Easel and in one by a rival.
struct Weighing {
    let work: String
    let rival: String
    /// The most that Easel's file may be of the rival's.
    let limit: Double
    /// Makes the files and returns their bytes.
    let weigh: () -> (easel: Int, other: Int)

    func run() -> Outcome {
        let (easel, other) = weigh()
        return Outcome(
            work: work, unit: .bytes, rival: rival, limit: limit, easel: Double(easel),
            other: Double(other))
    }
}
