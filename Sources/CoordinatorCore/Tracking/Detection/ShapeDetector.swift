import CoordinatorGraph

extension Tracked {
  /// Whether it is attached somewhere below a coordinator.
  fileprivate func isBelow(_ ancestor: Tracked) -> Bool {
    var (next, seen) = (parent, Set<Int>())
    while let above = next, above !== ancestor, seen.insert(above.token).inserted {
      next = above.parent
    }
    return next === ancestor
  }
}

/// Finds the problems that the current tree shows without its history.
struct ShapeDetector {
  let situation: TrackedTree

  func suspicions() -> [Suspicion] {
    doubles() + cycles() + waysUp() + screenKeepsCoordinators() + unknowns()
  }

  private func doubles() -> [Suspicion] {
    let cyclic = Set(situation.cycles.map(\.link))
    let several = situation.listed.filter { $0.value.count > 1 }.keys.sorted()
    return several.flatMap { token -> [Suspicion] in
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
    let parent = references[0].owner
    return Suspicion(
      verdict: .attachedTwice,
      subject: child,
      parent: parent,
      evidence: [
        Leak.Evidence(.attached, owner: parent.subject.name, at: child.places[parent.token])
      ]
        + references.map { situation.evidence(.listed, $0) }
    )
  }

  private func parents(of child: Tracked, _ references: [TrackedTree.Reference]) -> Suspicion {
    Suspicion(
      verdict: .twoParents,
      subject: child,
      detail: Set(references.map(\.owner.subject.type)).sorted().joined(separator: " and "),
      evidence: references.map { situation.evidence(.listed, $0, at: child.places[$0.owner.token]) }
    )
  }

  private func cycles() -> [Suspicion] {
    situation.cycles.map { reference in
      Suspicion(
        verdict: .cycle,
        subject: reference.target,
        parent: reference.owner,
        evidence: [situation.evidence(.listed, reference)]
      )
    }
  }

  /// Strong references of attached coordinators to their ancestors. A detached coordinator is reported once,
  /// for being alive, and then this reference is part of the explanation.
  private func waysUp() -> [Suspicion] {
    situation.waysUp.filter { $0.owner.isAttached && $0.owner.isBelow($0.target) }
      .map { strong(.strongWayUp, $0) }
  }

  /// Attached coordinators and screens that keep each other alive.
  private func screenKeepsCoordinators() -> [Suspicion] {
    situation.keptScreens.compactMap { down in
      let up = situation.keptByScreens[down.owner.token]?.first { $0.owner === down.target }
      return up.flatMap { $0.target.isAttached ? strong(.screenKeepsCoordinator, $0) : nil }
    }
  }

  /// A reference that should be weak.
  private func strong(_ verdict: Leak.Verdict, _ reference: TrackedTree.Reference) -> Suspicion {
    let slot = situation.slot(reference).name
    let declarer = declarer(of: slot, reference.owner)
    return Suspicion(
      verdict: verdict,
      subject: reference.owner,
      parent: reference.target,
      detail: slot,
      evidence: [Leak.Evidence(.strong, owner: declarer, property: slot)],
      property: Leak.Property(owner: declarer, name: slot)
    )
  }

  /// The class that declares a property, which may be a superclass: one line, and one leak, for all its subclasses.
  private func declarer(of path: String, _ owner: Tracked) -> String {
    guard let object = owner.object else { return owner.subject.type }
    return declaringClass(of: path, in: type(of: object)).map { typeName($0) } ?? owner.subject.type
  }

  /// Parts of coordinators that the walk could not read, once per type and reason.
  private func unknowns() -> [Suspicion] {
    let walk = situation.walk
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
          note: note
        )
      }
    }
  }
}
