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

  init(_ suspicions: [Suspicion] = [], nodes: [Int: NodeID] = [:], at time: Int) {
    (self.suspicions, self.nodes, self.time) = (suspicions, nodes, time)
    tokens = Set(suspicions.filter { $0.verdict == .detachedButAlive }.map(\.subject.token))
  }
}

extension TrackerState {
  /// Watched, living objects that the walk did not reach.
  func missed(by sighting: ObservedTree) -> [AnyObject] {
    let met = Set(sighting.objects.map(ObjectIdentifier.init))
    return objects.coordinators.compactMap(\.object).filter { !met.contains(ObjectIdentifier($0)) }
  }

  /// Processes the result of a walk, if any object is alive, and evaluates it.
  mutating func weigh(
    _ sighting: ObservedTree?,
    roots: [AnyObject],
    for purpose: LookPurpose,
    keeping living: inout [AnyObject]
  ) -> ConfirmedSuspicions {
    guard let sighting else {
      for gone in objects.removeGone(keeping: &living) { note(.freed, gone, parent: gone.parent) }
      (since, current) = ([:], [])
      return ConfirmedSuspicions(at: time)
    }
    let situation = take(sighting, roots: roots, keeping: &living)
    // The tree of a mark is added with its label.
    let isTreeAdded = purpose != .mark && addTree(of: situation)
    let suspicions = LeakDetector(situation, objects: objects, rules: rules).suspicions()
    current = suspicions
    let now = time
    var stand: [Suspicion.Key: Int] = [:]
    for suspicion in suspicions { stand[suspicion.key] = since[suspicion.key] ?? now }
    since = stand
    let confirmed = suspicions.filter { now - (stand[$0.key] ?? now) >= rules.settling }
    guard purpose == .check, !confirmed.isEmpty else { return ConfirmedSuspicions(confirmed, at: now) }
    var result = ConfirmedSuspicions(confirmed, nodes: nodes(of: situation), at: now)
    let keys = Set(confirmed.map(\.key))
    if keys != toldOf, !isTreeAdded { result.snapshot = situation.snapshot }
    toldOf = keys
    return result
  }

  /// The problems of this moment, whether or not they last.
  var findings: [Finding] {
    SuspicionGroup.all(of: current.filter(\.verdict.isDefect), growth: rules.growth, nodes: [:])
      .map { $0.leak(number: 1).finding }
  }

  /// Reports the confirmed suspicions.
  mutating func tell(_ confirmed: ConfirmedSuspicions) {
    let groups = SuspicionGroup.all(of: confirmed.suspicions, growth: rules.growth, nodes: confirmed.nodes)
    if let snapshot = confirmed.snapshot { add(snapshot, label: nil, objects: confirmed.nodes) }
    let alive = objects.byToken
    for line in ledger.take(groups, at: confirmed.time, isAlive: { alive[$0] != nil }) { sink?(line) }
    let check = RecordedCheck(
      at: confirmed.time,
      watched: objects.byToken.values.count { $0.isCoordinator },
      dropped: ring.dropped,
      unknown: blindness.sorted()
    )
    checks.append(check)
    sink?(.check(check))
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
