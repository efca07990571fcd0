import CoordinatorGraph

extension LeakDetector {
  /// Problems with the current tree.
  func shapes() -> [Suspicion] {
    doubles() + cycles() + waysUp()
  }

  private func doubles() -> [Suspicion] {
    let cyclic = Set(situation.sighting.cycles)
    return situation.listed.keys.sorted().flatMap { token -> [Suspicion] in
      // A coordinator that is its own descendant is reported as a cycle.
      let references = (situation.listed[token] ?? []).filter {
        $0.owner.isAttached && !cyclic.contains($0.link)
      }
      guard references.count > 1, let child = references.first?.target else { return [] }
      var byParent: [Int: [TrackedTree.Reference]] = [:]
      for reference in references { byParent[reference.owner.token, default: []].append(reference) }
      let twice = byParent.values.filter { $0.count > 1 }.map { self.twice(child, $0) }
      return twice + (byParent.count > 1 ? [parents(of: child, references)] : [])
    }
  }

  private func twice(_ child: Tracked, _ references: [TrackedTree.Reference]) -> Suspicion {
    let (name, parent) = (child.subject.type, references[0].owner)
    return Suspicion(
      verdict: .attachedTwice,
      subject: child,
      parent: parent,
      reason:
        "\(parent.subject.type) has \(name) \(references.count) times, so one detach does not remove it",
      evidence: [Leak.Evidence("attached to \(parent.subject.name)", at: child.places[parent.token])]
        + references.map { Leak.Evidence("in \(situation.path($0))") },
      hint: "check whether it is attached before attaching it"
    )
  }

  private func parents(of child: Tracked, _ references: [TrackedTree.Reference]) -> Suspicion {
    let names = Set(references.map(\.owner.subject.type)).sorted().joined(separator: " and ")
    return Suspicion(
      verdict: .twoParents,
      subject: child,
      detail: names,
      reason: "\(child.subject.type) is attached to \(names) and lives until both detach it",
      evidence: references.map {
        Leak.Evidence(
          "in \(situation.path($0)) of \($0.owner.subject.name)",
          at: child.places[$0.owner.token]
        )
      },
      hint: "detach it from one before attaching it to the other"
    )
  }

  private func cycles() -> [Suspicion] {
    situation.sighting.cycles.compactMap { situation.reference($0) }.map { reference in
      let (child, parent) = (reference.target, reference.owner)
      let names =
        child === parent
        ? "\(child.subject.type) is its own child"
        : "\(parent.subject.type) has \(child.subject.type) as a child, which is its ancestor"
      return Suspicion(
        verdict: .cycle,
        subject: child,
        parent: parent,
        reason: "\(names): neither is ever released",
        evidence: [Leak.Evidence("in \(situation.path(reference)) of \(parent.subject.name)")],
        hint: "remove it from '\(situation.slot(reference).name)' of \(parent.subject.type)"
      )
    }
  }

  private func waysUp() -> [Suspicion] {
    situation.sighting.waysUp.compactMap { situation.reference($0) }.map { reference in
      let (child, above) = (reference.owner, reference.target)
      let slot = situation.slot(reference).name
      return Suspicion(
        verdict: .strongWayUp,
        subject: child,
        parent: above,
        detail: slot,
        reason: "\(child.subject.type) keeps \(above.subject.type) alive by '\(slot)', and is its child",
        evidence: [Leak.Evidence("'\(slot)' of \(child.subject.name) is strong")],
        hint: "declare it weak: weak var \(slot)"
      )
    }
  }

  /// Parts of coordinators that the walk could not read, once per type and reason.
  func unknowns() -> [Suspicion] {
    let walk = situation.sighting.walk
    var told: Set<String> = []
    return situation.tracked.enumerated().flatMap { number, tracked -> [Suspicion] in
      guard let tracked, tracked.isCoordinator else { return [] }
      let type = walk.types[Int(walk.record.objects[number].type)]
      let notes = type.notes + (walk.record.notes[Int32(truncatingIfNeeded: number)] ?? [])
      return notes.filter { told.insert("\(type.name) \($0)").inserted }.map { note in
        Suspicion(
          verdict: .unknown,
          subject: tracked,
          detail: note,
          confidence: .possible,
          reason: "the references of \(type.name) are not fully known: \(note)"
        )
      }
    }
  }
}
