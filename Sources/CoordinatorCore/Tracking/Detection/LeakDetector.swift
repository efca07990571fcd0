import CoordinatorGraph

/// A possible problem with an object. It becomes a leak when it lasts long enough.
struct Suspicion {
  struct Key: Hashable {
    let verdict: Leak.Verdict
    let token: Int
    let detail: String
  }

  let verdict: Leak.Verdict
  let subject: Tracked
  var parent: Tracked?
  /// The type of the screen that went away, or that the object shows.
  var screen: String?
  /// A detail that separates it from others with the same verdict: a property.
  var detail = ""
  var confidence = Leak.Confidence.certain
  var evidence: [Leak.Evidence] = []
  /// The property that it is about.
  var property: Leak.Property?
  /// What could not be read.
  var note: String?
  var explanation: Explanation?
  /// Objects that are alive only for the same reason.
  var victims: [Tracked] = []

  var key: Key { Key(verdict: verdict, token: subject.token, detail: detail) }

  /// The same for the same bug in every run.
  var signature: String {
    let type = subject.subject.type
    // A property that a superclass declares is one mistake for all subclasses.
    let declarer =
      verdict.isOfProperty ? property.map(\.owner).flatMap { $0 == type ? nil : $0 } : nil
    let place = declarer == nil ? parent.map { " in \($0.subject.type)" } ?? "" : ""
    return
      "\(verdict.rawValue): \(declarer ?? type)\(place)\(detail.isEmpty ? "" : " by \(detail)")"
  }
}

/// All that may be wrong in a situation.
struct LeakDetector {
  let situation: TrackedTree
  let objects: TrackedObjects
  let rules: TrackingRules
  /// What the last check reported.
  let told: Set<Suspicion.Key>
  /// All watched coordinators but the roots, in order of first appearance.
  let coordinators: [Tracked]
  /// How many visible screens belong to no coordinator.
  var freeScreens = 0

  init(
    _ situation: TrackedTree,
    objects: TrackedObjects,
    rules: TrackingRules,
    told: Set<Suspicion.Key> = []
  ) {
    (self.situation, self.objects, self.rules, self.told) = (situation, objects, rules, told)
    coordinators = objects.coordinators.filter { !situation.roots.contains($0.token) }
  }

  /// The suspicions, with victims under their culprits, and without objects that the app keeps on purpose.
  func suspicions() -> [Suspicion] {
    let lives =
      livesWithoutBeingAttached() + staysWithoutScreen() + startsWithoutBeingAttached() + pilesUp()
    let all =
      folded(withoutSleepers(lives)) + screensWithoutCoordinators()
      + ShapeDetector(situation: situation).suspicions()
    return all.filter { !isExempt($0.subject) }
  }

  /// Drops coordinators that the app keeps for reuse, unless they were reported before.
  private func withoutSleepers(_ suspicions: [Suspicion]) -> [Suspicion] {
    guard !suspicions.isEmpty else { return [] }
    let asleep = situation.asleep(poolWords: rules.poolWords)
    return suspicions.filter { !asleep.contains($0.subject.token) || told.contains($0.key) }
  }

  private func isExempt(_ tracked: Tracked) -> Bool {
    rules.exemptTypes.contains(String(tracked.subject.type.prefix { $0 != "<" }))
  }

  /// The place that attached a coordinator, as the first thing to look at.
  func attaching(_ tracked: Tracked) -> [Leak.Evidence] {
    guard let parent = tracked.parent else { return [] }
    return [
      Leak.Evidence(
        .attached,
        owner: parent.subject.name,
        property: list(of: tracked),
        at: tracked.attachedAt
      )
    ]
  }

  /// The place that detached a coordinator, if known.
  func detaching(_ tracked: Tracked) -> [Leak.Evidence] {
    guard let place = tracked.detachedAt else { return [] }
    return [
      Leak.Evidence(.detached, owner: tracked.parent?.subject.name ?? "its parent", at: place)
    ]
  }

  /// The name of the list that contains a coordinator, or the usual name.
  func list(of tracked: Tracked) -> String {
    situation.listed[tracked.token]?.first.map { situation.slot($0).name } ?? "children"
  }
}

extension LeakDetector {
  /// Lists suspects that only another suspect keeps alive or attached under that suspect. Those that were
  /// reported before have a bug of their own.
  func folded(_ suspicions: [Suspicion]) -> [Suspicion] {
    let suspects = Dictionary(suspicions.map { ($0.subject.token, $0) }) { first, _ in first }
    let belowOthers = Set(
      suspects.values.flatMap { suspect in
        situation.below[suspect.subject.token]?.map(\.target.token).filter {
          $0 != suspect.subject.token
        }
          ?? []
      }
    )
    // Suspects that no other suspect holds come first; in a cycle, the oldest comes first.
    let order = suspicions.sorted {
      (belowOthers.contains($0.subject.token) ? 1 : 0, $0.subject.token)
        < (belowOthers.contains($1.subject.token) ? 1 : 0, $1.subject.token)
    }
    var folded: [Suspicion] = []
    var claimed: Set<Int> = []
    for suspicion in order where !claimed.contains(suspicion.subject.token) {
      var culprit = suspicion
      claimed.insert(culprit.subject.token)
      if culprit.verdict != .neverAttached {
        let below = situation.subtree(of: culprit.subject).dropFirst()
        culprit.victims = below.filter { object in
          let isTold = suspects[object.token].map { told.contains($0.key) } ?? false
          return !isTold && claimed.insert(object.token).inserted
        }
      }
      folded.append(culprit)
    }
    return folded
  }
}

extension String {
  /// Whether the text contains a word of ASCII letters. The standard library's search needs iOS 16.
  package func holds(_ word: String) -> Bool {
    let (text, word) = (Array(utf8), Array(word.utf8))
    guard let first = word.first else { return true }
    // Most places differ at once, and to look at a slice of each would be slow in an app without the optimizer.
    return text.indices.contains { text[$0] == first && text[$0...].starts(with: word) }
  }
}
