import CoordinatorGraph

/// What a tracker reads the tree for.
enum LookPurpose {
  case look, check, mark
}

/// The suspicions that a check confirmed.
struct ConfirmedSuspicions {
  var suspicions: [Suspicion]
  /// The ids of objects in the snapshot of the same walk, by their tokens.
  let nodes: [Int: NodeID]
  let time: Int
  /// The tree of the same walk, if it differs from the last one that was sent.
  var snapshot: Snapshot?
  /// The detached objects that are alive.
  let tokens: Set<Int>
  /// Whether the last check reported the same.
  var isKnown = false

  init(_ suspicions: [Suspicion] = [], nodes: [Int: NodeID] = [:], at time: Int) {
    (self.suspicions, self.nodes, self.time) = (suspicions, nodes, time)
    tokens = Set(suspicions.filter { $0.verdict == .detachedButAlive }.map(\.subject.token))
  }
}

extension TrackerState {
  /// Watched, living objects that the walk did not reach.
  mutating func missed(by sighting: ObservedTree) -> [AnyObject] {
    lookCount += 1
    for object in sighting.objects { objects.known(object)?.look = lookCount }
    return objects.coordinators.filter { $0.look != lookCount }.compactMap(\.object)
  }

  /// Forgets released objects.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  mutating func forgetGone(keeping living: inout [AnyObject]) -> Bool {
    let gone = objects.removeGone(keeping: &living)
    for gone in gone {
      note(.freed, gone, parent: gone.parent)
      if gone.isCoordinator { freed[gone.token] = gone.subject }
    }
    return !gone.isEmpty
  }

  /// Processes the result of a walk, if any object is alive, and evaluates it.
  mutating func weigh(
    _ sighting: ObservedTree?,
    roots: [AnyObject],
    for purpose: LookPurpose,
    keeping living: inout [AnyObject]
  ) -> ConfirmedSuspicions {
    guard let sighting else {
      forgetGone(keeping: &living)
      (since, current, lastLook) = ([:], [], nil)
      return ConfirmedSuspicions(at: time)
    }
    let situation = take(sighting, roots: roots, keeping: &living)
    // The tree of a mark is added with its label.
    let isTreeAdded = purpose != .mark && addTree(of: situation)
    var detector = LeakDetector(situation, objects: objects, rules: rules, told: toldOf)
    detector.freeScreens = freeScreens
    let suspicions = detector.suspicions()
    current = suspicions
    let now = time
    var stand: [Suspicion.Key: Int] = [:]
    for suspicion in suspicions { stand[suspicion.key] = since[suspicion.key] ?? now }
    since = stand
    lastLook = LastLook(situation, screens: objects.screens)
    return confirm(situation, for: purpose, at: now, isTreeAdded: isTreeAdded)
  }

  /// The suspicions that are old enough.
  private mutating func confirm(
    _ situation: TrackedTree,
    for purpose: LookPurpose,
    at now: Int,
    isTreeAdded: Bool
  ) -> ConfirmedSuspicions {
    let confirmed = settled(at: now)
    guard purpose == .check else { return ConfirmedSuspicions(confirmed, at: now) }
    let keys = Set(confirmed.map(\.key))
    defer { toldOf = keys }
    guard !confirmed.isEmpty else { return ConfirmedSuspicions(at: now) }
    var result = ConfirmedSuspicions(confirmed, nodes: nodes(of: situation), at: now)
    if keys != toldOf, !isTreeAdded { result.snapshot = situation.snapshot }
    return result
  }

  /// The suspicions of the last look that are old enough by now.
  var confirmedByLastLook: ConfirmedSuspicions {
    let now = time
    return ConfirmedSuspicions(settled(at: now), at: now)
  }

  private func settled(at now: Int) -> [Suspicion] {
    current.filter { now - (since[$0.key] ?? now) >= rules.settling }
  }

  /// Evaluates a walk that met what the last one met: only time has passed.
  ///
  /// - Returns: Nil if something else changed, so that the walk has to be evaluated in full.
  mutating func weighAgain(_ walk: Walker.Result, for purpose: LookPurpose, keeping living: inout [AnyObject])
    -> ConfirmedSuspicions?
  {
    let isTreeDue = !readers.isEmpty && purpose != .mark && sentTree.isDue
    guard !forgetGone(keeping: &living), !isTreeDue, let lastLook, lastLook.isSame(as: walk) else {
      return nil
    }
    let now = time
    let confirmed = settled(at: now)
    guard purpose != .check || Set(confirmed.map(\.key)) == toldOf else { return nil }
    var result = ConfirmedSuspicions(confirmed, at: now)
    result.isKnown = true
    return result
  }

  /// The problems of this moment, whether or not they last.
  var findings: [Finding] {
    SuspicionGroup.all(of: current.filter(\.verdict.isDefect), growth: rules.growth, nodes: [:])
      .map { $0.leak(number: 1).finding }
  }

  mutating func tell(_ confirmed: ConfirmedSuspicions) {
    let groups = SuspicionGroup.all(of: confirmed.suspicions, growth: rules.growth, nodes: confirmed.nodes)
    if let snapshot = confirmed.snapshot { add(snapshot, label: nil, objects: confirmed.nodes) }
    let alive = objects.byToken
    let suspects = Set(
      current.filter { $0.verdict != .unknown }.flatMap { [$0.subject.token] + $0.victims.map(\.token) }
    )
    let lines = ledger.take(groups, at: confirmed.time, freed: freed, suspects: suspects) { alive[$0] != nil }
    lines.forEach(send)
    freed = [:]
    addCheck(at: confirmed.time)
  }

  /// Records that there was a check.
  mutating func addCheck(at time: Int) {
    let check = RecordedCheck(
      at: time,
      watched: objects.coordinators.count,
      dropped: ring.dropped,
      unknown: blindness.sorted()
    )
    if checks.count >= 2 * rules.eventLimit + 100 { checks.removeFirst(checks.count / 2) }
    checks.append(check)
    send(.check(check))
  }

  func nodes(of situation: TrackedTree) -> [Int: NodeID] {
    let ids = situation.sighting.ids
    var nodes: [Int: NodeID] = [:]
    for (number, tracked) in situation.tracked.enumerated() {
      if let tracked { nodes[tracked.token] = ids[number] }
    }
    return nodes
  }

  /// All that was observed.
  func recording(name: String?) -> Recording {
    var recording = Recording(name: name)
    recording.missingAbilities = Abilities.ofThisProgram.missing
    recording.events = ring.recorded(objects.subject)
    recording.snapshots = snapshots
    recording.checks = checks
    recording.leaks = ledger.leaks.sorted { $0.number < $1.number }
    recording.withdrawnLeaks = ledger.withdrawn
    recording.withdrawals = ledger.withdrawals
    recording.isFinished = isFinished
    return recording
  }
}
