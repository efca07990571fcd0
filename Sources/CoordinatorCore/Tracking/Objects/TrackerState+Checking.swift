import CoordinatorGraph

extension TrackerState {
  /// Weighs a situation: what stands for long enough at a check is told of.
  mutating func judge(_ situation: Situation, isCheck: Bool) {
    let suspicions = Judge(situation: situation, objects: objects, rules: rules).suspicions()
    let now = time
    var stand: [Suspicion.Key: Int] = [:]
    for suspicion in suspicions { stand[suspicion.key] = since[suspicion.key] ?? now }
    since = stand
    guard isCheck else { return }
    let confirmed = suspicions.filter { now - (stand[$0.key] ?? now) >= rules.settling }
    tell(confirmed, nodes: confirmed.isEmpty ? [:] : nodes(of: situation), at: now)
  }

  /// Nothing that is watched lives any longer.
  mutating func takeNothing(isCheck: Bool, keeping living: inout [AnyObject]) {
    for gone in objects.removeGone(keeping: &living) { note(.freed, gone, parent: gone.parent) }
    since = [:]
    if isCheck { tell([], nodes: [:], at: time) }
  }

  private mutating func tell(_ confirmed: [Suspicion], nodes: [Int: NodeID], at now: Int) {
    let groups = SuspicionGroup.all(of: confirmed, growth: rules.growth, nodes: nodes)
    let alive = objects.byToken
    for line in ledger.take(groups, at: now, isAlive: { alive[$0] != nil }) { sink?(line) }
    let check = RecordedCheck(
      at: now,
      watched: objects.byToken.values.count { $0.isCoordinator },
      dropped: ring.dropped,
      unknown: blindness.sorted()
    )
    checks.append(check)
    sink?(.check(check))
  }

  private func nodes(of situation: Situation) -> [Int: NodeID] {
    let ids = situation.sighting.ids
    var nodes: [Int: NodeID] = [:]
    for (number, tracked) in situation.tracked.enumerated() {
      if let tracked, tracked.isAttached || !tracked.isCoordinator { nodes[tracked.token] = ids[number] }
    }
    return nodes
  }

  mutating func add(_ snapshot: Snapshot, label: String?) {
    let recorded = RecordedSnapshot(at: time, label: label, snapshot: snapshot)
    snapshots.append(recorded)
    sink?(.snapshot(recorded))
  }

  /// All that was observed.
  func recording(name: String?) -> Recording {
    var recording = Recording(name: name)
    recording.events = ring.recorded
    recording.snapshots = snapshots
    recording.checks = checks
    recording.leaks = ledger.leaks.sorted { $0.number < $1.number }
    recording.withdrawnLeaks = ledger.withdrawn
    recording.withdrawals = ledger.withdrawals
    return recording
  }
}
