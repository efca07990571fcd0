import CoordinatorGraph

/// The purpose for which a tracker reads the tree.
enum LookPurpose {
  case look, check, mark
}

/// The suspicions that a check confirmed.
struct ConfirmedSuspicions {
  var suspicions: [Suspicion]
  /// The ids of objects in the snapshot of the same walk, by their tokens.
  var nodes: [Int: NodeID] = [:]
  let time: Int
  /// The detached objects that are alive.
  let tokens: Set<Int>

  var keys: Set<Suspicion.Key> { Set(suspicions.map(\.key)) }

  init(_ suspicions: [Suspicion] = [], at time: Int) {
    (self.suspicions, self.time) = (suspicions, time)
    tokens = Set(suspicions.filter { $0.verdict == .detachedButAlive }.map(\.subject.token))
  }
}

extension TrackerState {
  /// Watched, living objects that the walk did not reach.
  mutating func missed(by walk: LiveWalk.WithObjects) -> [AnyObject] {
    lookCount += 1
    for (object, record) in zip(walk.objects, walk.walk.record.objects)
    where !record.category.isScreen {
      objects.known(object)?.look = lookCount
    }
    return objects.coordinators.filter { $0.look != lookCount }.compactMap(\.object)
  }

  /// Forgets released objects.
  mutating func forgetGone(keeping living: inout [AnyObject]) {
    for gone in objects.removeGone(keeping: &living) {
      note(.freed, gone, parent: gone.parent)
      if gone.isCoordinator { log.ledger.freed[gone.token] = gone.subject }
    }
  }

  /// Processes the result of a walk, if any object is alive, and evaluates it.
  mutating func weigh(
    _ walk: LiveWalk.WithObjects?,
    roots: [AnyObject],
    for purpose: LookPurpose,
    keeping living: inout [AnyObject]
  ) -> ConfirmedSuspicions {
    forgetGone(keeping: &living)
    guard let walk else {
      book.take([], at: time)
      return ConfirmedSuspicions(at: time)
    }
    let situation = take(walk, roots: roots, keeping: &living)
    var detector = LeakDetector(situation, objects: objects, rules: rules, told: book.told)
    detector.freeScreens = freeScreens
    let now = time
    book.take(detector.suspicions(), at: now)
    return confirm(situation, for: purpose, at: now)
  }

  /// The suspicions that are old enough.
  private mutating func confirm(
    _ situation: TrackedTree,
    for purpose: LookPurpose,
    at now: Int
  ) -> ConfirmedSuspicions {
    var confirmed = book.settled(at: now)
    let tree = SeenTree(situation, at: now)
    // The tree of a mark is added with its label.
    let isDue = purpose != .mark && log.takes(tree, at: now)
    let keys = confirmed.keys
    let isNew = purpose == .check && !keys.isEmpty && keys != book.told
    if isDue || isNew { log.add(.seen(tree)) }
    guard purpose == .check else { return confirmed }
    book.told = keys
    if !keys.isEmpty { confirmed.nodes = situation.nodes(of: Set(keys.map(\.token))) }
    return confirmed
  }

  /// The problems of this moment, whether or not they last.
  var findings: [Finding] {
    SuspicionGroup.all(of: book.current.filter(\.verdict.isDefect), growth: rules.growth, nodes: [:])
      .map { $0.leak(number: 1).finding }
  }

  mutating func tell(_ confirmed: ConfirmedSuspicions) {
    let groups = SuspicionGroup.all(of: confirmed.suspicions, growth: rules.growth, nodes: confirmed.nodes)
    let alive = objects.byToken
    let lines = log.ledger.take(groups, at: confirmed.time, suspects: book.suspects) { alive[$0] != nil }
    for line in lines { log.send(line) }
    addCheck(at: confirmed.time)
  }

  /// Records that there was a check.
  mutating func addCheck(at time: Int) {
    log.addCheck(at: time, watched: objects.coordinators.count, unknown: blindness.sorted())
  }
}
