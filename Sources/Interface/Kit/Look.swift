enum Look: Equatable, Sendable { case nothing }
enum Action: Hashable, Sendable { case none }
enum ScrollTarget: Hashable, Sendable { case board }
