/// What can be undone and redone in a text field: a step is a word typed, a run of deletions, a paste.
struct TypingHistory: Equatable, Sendable {
    /// The text with its cursor and selection at one moment.
    struct State: Equatable, Sendable {
        var characters: [Character]
        var anchor: Int
        var cursor: Int
    }

    /// What a change does, which decides whether it goes on with the step before it.
    enum Kind: Equatable, Sendable {
        case typing(Character)
        case deleting
        /// A paste or a completion: always a step of its own.
        case other
    }

    private var past: [State] = []
    private var future: [State] = []
    private var last: Kind?

    /// The most steps that are kept.
    private static let limit = 500

    /// Notes the state before a change.
    mutating func note(_ state: State, before kind: Kind, replacesSelection: Bool) {
        defer { last = kind }
        future = []
        guard replacesSelection || !goesOn(with: kind) else { return }
        past.append(state)
        if past.count > Self.limit { past.removeFirst() }
    }

    /// The next change begins a step, since the cursor was moved.
    mutating func endStep() { last = nil }

    /// The state before the last step; `nil` when there is none.
    mutating func back(from state: State) -> State? {
        guard let earlier = past.popLast() else { return nil }
        future.append(state)
        last = nil
        return earlier
    }

    /// The state after the step that was last taken back.
    mutating func forward(from state: State) -> State? {
        guard let later = future.popLast() else { return nil }
        past.append(state)
        last = nil
        return later
    }

    private func goesOn(with kind: Kind) -> Bool {
        switch (last, kind) {
        case (.typing(let before), .typing(let next)): before.isWhitespace || !next.isWhitespace
        case (.deleting, .deleting): true
        case (.typing, _), (.deleting, _), (.other, _), (nil, _): false
        }
    }
}
