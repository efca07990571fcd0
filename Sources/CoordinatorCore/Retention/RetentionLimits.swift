/// The budget of a search. If a search ends early, its explanations say so.
@_spi(Search) public struct RetentionLimits {
  /// How many objects, closures and collections it may meet.
  public var nodes: Int

  /// How many elements of collections it may look at.
  public var values: Int

  /// How many nanoseconds it may take, by ``clock``.
  public var nanoseconds: UInt64

  /// A monotonic clock, in nanoseconds. Without one, time is not limited.
  public var clock: (() -> UInt64)?

  /// Whether to read the captures of closures. Where this is not proved safe, the search ignores this setting
  /// and reports closures as unknown.
  public var readsClosures: Bool

  /// What a test lets a search read, instead of what this program does.
  var plantedAbilities: Abilities?

  /// Limits that are ample for an app: a million objects, five million elements, and time without end.
  public init(
    nodes: Int = 1_000_000,
    values: Int = 5_000_000,
    nanoseconds: UInt64 = 1_000_000_000,
    clock: (() -> UInt64)? = nil,
    readsClosures: Bool = true
  ) {
    self.nodes = nodes
    self.values = values
    self.nanoseconds = nanoseconds
    self.clock = clock
    self.readsClosures = readsClosures
  }
}

/// The remaining budget of a search.
struct SearchBudget {
  private let limits: RetentionLimits
  private let start: UInt64
  private var values = 0
  private var nextLook = 0
  /// The limit that was reached, in words.
  private(set) var reached: String?

  private static let stepsBetweenLooks = 1024

  init(_ limits: RetentionLimits) {
    self.limits = limits
    start = limits.clock?() ?? 0
  }

  var isUsedUp: Bool { reached != nil }

  /// Takes one value; false when the budget is used up.
  mutating func spend() -> Bool {
    guard reached == nil else { return false }
    values += 1
    if values > limits.values { reached = "the search ended after \(limits.values) values" }
    lookAtTheClock()
    return reached == nil
  }

  /// Whether there may be so many nodes.
  mutating func allows(nodes: Int) -> Bool {
    guard reached == nil else { return false }
    if nodes > limits.nodes { reached = "the search ended after \(limits.nodes) objects" }
    lookAtTheClock()
    return reached == nil
  }

  /// Lets a single node be read once more, for its names.
  mutating func refill() {
    self = SearchBudget(RetentionLimits(nodes: .max, values: limits.values))
  }

  private mutating func lookAtTheClock() {
    guard let clock = limits.clock else { return }
    nextLook -= 1
    guard nextLook < 0 else { return }
    nextLook = Self.stepsBetweenLooks
    if clock() &- start > limits.nanoseconds {
      reached = "the search ended at its time limit of \(limits.nanoseconds / 1_000_000) ms"
    }
  }
}
