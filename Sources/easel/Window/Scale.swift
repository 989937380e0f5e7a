import Glibc

/// The interface's scale as the environment gives it.
enum Scale {
    /// The number in `EASEL_SCALE`; `nil` where there is none, or none that makes sense.
    static var ofEnvironment: Double? {
        guard let text = getenv("EASEL_SCALE"), let scale = Double(String(cString: text)),
            (0.75...4).contains(scale)
        else { return nil }
        return scale
    }
}
