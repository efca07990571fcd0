import CoordinatorGraph

/// The suspicions about watched objects, the start of each, and those that the last check reported.
struct SuspicionBook {
  /// How long a suspicion has to last, in milliseconds.
  let settling: Int
  /// The suspicions of the last look, old enough or not.
  private(set) var current: [Suspicion] = []
  private var since: [Suspicion.Key: Int] = [:]
  /// The suspicions that the last check reported.
  var told: Set<Suspicion.Key> = []
  /// The explanations of reported objects, by token.
  private var explanations: [Int: Explanation] = [:]

  /// The search is limited to this many objects: the owner of one often owns the others of its kind.
  private static let mostExplained = 32

  init(settling: Int) {
    self.settling = settling
  }

  /// Replaces the suspicions of the last look.
  mutating func take(_ suspicions: [Suspicion], at now: Int) {
    current = suspicions
    let times = suspicions.map { ($0.key, since[$0.key] ?? now) }
    since = Dictionary(times) { first, _ in first }
  }

  /// The suspicions of the last look that are old enough by now.
  func settled(at now: Int) -> ConfirmedSuspicions {
    ConfirmedSuspicions(current.filter { now - (since[$0.key] ?? now) >= settling }, at: now)
  }

  /// The living objects that something may be wrong with, by their tokens.
  var suspects: Set<Int> {
    let known = current.filter { $0.verdict != .unknown }
    return Set(known.flatMap { [$0.subject.token] + $0.victims.map(\.token) })
  }

  /// The tokens of detached, living objects without an explanation.
  func toExplain(_ confirmed: ConfirmedSuspicions) -> [Int] {
    let detached = confirmed.suspicions.filter { $0.verdict == .detachedButAlive }.map(\.subject.token)
    return detached.prefix(Self.mostExplained).filter { explanations[$0] == nil }
  }

  mutating func explain(_ token: Int, by explanation: Explanation) { explanations[token] = explanation }

  /// The explanations of what is reported; others are forgotten.
  mutating func explanations(for confirmed: ConfirmedSuspicions) -> [Int: Explanation] {
    explanations = explanations.filter { confirmed.tokens.contains($0.key) }
    return explanations
  }
}
