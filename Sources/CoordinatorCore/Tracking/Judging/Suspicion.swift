import CoordinatorGraph

/// What may be wrong with an object: a leak once it has stood for long enough.
struct Suspicion {
  struct Key: Hashable {
    let verdict: Leak.Verdict
    let token: Int
    let detail: String
  }

  let verdict: Leak.Verdict
  let subject: Tracked
  var parent: Tracked?
  /// What tells it from others of its verdict: a property.
  var detail = ""
  var confidence = Leak.Confidence.certain
  let reason: String
  var evidence: [Leak.Evidence] = []
  var hint: String?
  var explanation: Explanation?
  /// What is alive for the same reason only.
  var victims: [Tracked] = []

  var key: Key { Key(verdict: verdict, token: subject.token, detail: detail) }

  /// The same for the same bug in every run.
  var signature: String {
    let place = parent.map { " in \($0.subject.type)" } ?? ""
    return "\(verdict.rawValue): \(subject.subject.type)\(place)\(detail.isEmpty ? "" : " by \(detail)")"
  }
}

/// All that may be wrong in a situation.
struct Judge {
  let situation: Situation
  let objects: TrackedObjects
  let rules: TrackingRules
  /// All that are watched, in the order in which they were met.
  let coordinators: [Tracked]

  init(_ situation: Situation, objects: TrackedObjects, rules: TrackingRules) {
    (self.situation, self.objects, self.rules) = (situation, objects, rules)
    coordinators = objects.coordinators
  }

  /// The suspicions, without those about objects that live so on purpose, and with victims under their culprits.
  func suspicions() -> [Suspicion] {
    let lives = livesWithoutBeingAttached() + staysWithoutScreen() + startsWithoutBeingAttached()
    let all = folded(lives) + screensWithoutCoordinators() + shapes() + unknowns()
    return all.filter { !isExempt($0.subject) }
  }

  private func isExempt(_ tracked: Tracked) -> Bool {
    rules.exemptTypes.contains(String(tracked.subject.type.prefix { $0 != "<" }))
  }

  /// What attached a coordinator, as the first thing to look at.
  func attaching(_ tracked: Tracked) -> [Leak.Evidence] {
    guard let parent = tracked.parent else { return [] }
    return [Leak.Evidence("attached to \(parent.subject.name)", at: tracked.attachedAt)]
  }

  /// What detached a coordinator, where somebody told.
  func detaching(_ tracked: Tracked) -> [Leak.Evidence] {
    guard let place = tracked.detachedAt else { return [] }
    return [Leak.Evidence("detached from \(tracked.parent?.subject.name ?? "its parent")", at: place)]
  }

  /// The list that a coordinator stands in, or the usual one.
  func list(of tracked: Tracked) -> String {
    situation.listed[tracked.token]?.first.map { situation.slot($0).name } ?? "children"
  }
}
