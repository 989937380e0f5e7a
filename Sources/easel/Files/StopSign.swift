import Synchronization

/// What one thread tells another to stop by.
///
/// A class because both have it.
final class StopSign: Sendable {
    private let isUp = Atomic(false)

    var isRaised: Bool { isUp.load(ordering: .relaxed) }

    func raise() { isUp.store(true, ordering: .relaxed) }
}
