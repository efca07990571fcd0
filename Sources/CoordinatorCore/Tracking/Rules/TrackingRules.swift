/// Rules that decide when a tracker reports a leak.
public struct TrackingRules: Sendable {
  /// The rules that identify coordinators, screens and containers.
  package var walk: WalkRules

  /// The time in milliseconds within which an object must be released before it is reported. Tests use zero:
  /// an object without owners is released at once.
  public var settling: Int

  /// The number of objects of one kind, alive for one reason, that counts as growing.
  package var growth: Int

  /// The maximum number of events; older ones are dropped and counted.
  package var eventLimit: Int

  /// Names of types whose objects live on, or do without a screen, on purpose: they are never reported.
  public var exemptTypes: Set<String>

  /// Words in the names of properties that keep detached coordinators on purpose, to use them again.
  package var poolWords: [String]

  /// Words in the names of properties that point at one of several attached coordinators, and may be cleared.
  package var pointerWords: [String]

  /// The time in milliseconds, from any start; nil for the system's.
  package var now: (@Sendable () -> Int)?

  /// Rules with a settling time of two seconds, for a running app.
  public init(
    walk: WalkRules = WalkRules(),
    settling: Int = 2000,
    growth: Int = 3,
    eventLimit: Int = 10_000,
    exemptTypes: Set<String> = [],
    poolWords: [String] = ["cache", "pool", "reus", "recycl", "spare", "idle", "preload"],
    pointerWords: [String] = ["selected", "current", "active", "visible", "last", "top", "focused"],
    now: (@Sendable () -> Int)? = nil
  ) {
    (self.walk, self.settling, self.growth, self.eventLimit) = (walk, settling, growth, eventLimit)
    (self.exemptTypes, self.poolWords, self.pointerWords, self.now) = (
      exemptTypes, poolWords, pointerWords, now
    )
  }

  /// Rules for tests, without a waiting time.
  public static let immediate = TrackingRules(settling: 0)
}
