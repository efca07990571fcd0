import CoordinatorGraph

extension Tracked {
  /// Whether it is attached somewhere below a coordinator.
  fileprivate func isBelow(_ ancestor: Tracked) -> Bool {
    var (next, seen) = (parent, Set<Int>())
    while let above = next, above !== ancestor, seen.insert(above.token).inserted { next = above.parent }
    return next === ancestor
  }
}

extension LeakDetector {
  /// Problems with the current tree.
  func shapes() -> [Suspicion] {
    doubles() + cycles() + waysUp() + screenKeepsCoordinators()
  }

  private func doubles() -> [Suspicion] {
    let cyclic = Set(situation.sighting.cycles)
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

  /// Strong references of attached coordinators to their ancestors. A detached coordinator is reported once,
  /// for being alive, and then this reference is part of the explanation.
  private func waysUp() -> [Suspicion] {
    situation.sighting.waysUp.compactMap { situation.reference($0) }
      .filter { $0.owner.isAttached && $0.owner.isBelow($0.target) }
      .map(wayUp)
  }

  private func wayUp(_ reference: TrackedTree.Reference) -> Suspicion {
    let (child, above) = (reference.owner, reference.target)
    let slot = situation.slot(reference).name
    let declarer = declarer(of: slot, child)
    let relation = child.parent === above ? "parent" : "ancestor"
    return Suspicion(
      verdict: .strongWayUp,
      subject: child,
      parent: above,
      detail: slot,
      reason:
        "\(child.subject.type) keeps its \(relation) \(above.subject.type) alive: '\(slot)' is a strong reference",
      evidence: [Leak.Evidence("'\(slot)' of \(declarer) is declared without weak")],
      hint: "declare it weak: weak var \(slot)",
      property: Leak.Property(owner: declarer, name: slot)
    )
  }

  /// Attached coordinators and screens that keep each other alive.
  private func screenKeepsCoordinators() -> [Suspicion] {
    situation.sighting.keptScreens.compactMap { situation.reference($0) }.compactMap { down in
      let up = situation.keptByScreens[down.owner.token]?.first { $0.owner === down.target }
      return up.flatMap { $0.target.isAttached ? screenKeepsCoordinator(down, $0) : nil }
    }
  }

  private func screenKeepsCoordinator(_ down: TrackedTree.Reference, _ up: TrackedTree.Reference) -> Suspicion
  {
    let (coordinator, screen) = (up.target, up.owner)
    let (slot, back) = (situation.slot(down).name, situation.slot(up).name)
    let declarer = declarer(of: back, screen)
    return Suspicion(
      verdict: .screenKeepsCoordinator,
      subject: screen,
      parent: coordinator,
      detail: back,
      reason:
        "\(screen.subject.type) keeps its coordinator \(coordinator.subject.type) alive: '\(back)' is a strong "
        + "reference, and \(coordinator.subject.type) keeps the screen in '\(slot)'",
      evidence: [Leak.Evidence("'\(back)' of \(declarer) is declared without weak")],
      hint: "declare it weak: weak var \(back)",
      property: Leak.Property(owner: declarer, name: back)
    )
  }

  /// The class that declares a property, which may be a superclass: one line, and one leak, for all its subclasses.
  private func declarer(of path: String, _ owner: Tracked) -> String {
    guard let object = owner.object else { return owner.subject.type }
    let name = path.propertyName
    let declares: AnyClass? = superclassChain(of: type(of: object)).last { level in
      storedFields(of: level).contains { $0.name.drop { $0 == "_" } == name.drop { $0 == "_" } }
    }
    return declares.map { typeName($0) } ?? owner.subject.type
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
