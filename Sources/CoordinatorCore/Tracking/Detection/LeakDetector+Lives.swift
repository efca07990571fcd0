import CoordinatorGraph

extension LeakDetector {
  /// Coordinators that should have been released, and live: those that were detached, and those that were never
  /// attached and have lost their screens.
  func livesWithoutBeingAttached() -> [Suspicion] {
    coordinators.filter { !$0.isAttached }.compactMap { tracked in
      if tracked.attachments > 0 { return suspicion(tracked) }
      return tracked.hasShown && !tracked.isShowing ? aliveAfterItsScreen(tracked) : nil
    }
  }

  private func aliveAfterItsScreen(_ tracked: Tracked) -> Suspicion {
    Suspicion(
      verdict: .detachedButAlive,
      subject: tracked,
      screen: tracked.lastScreen?.type,
      confidence: .likely,
      evidence: [Leak.Evidence(.screenGone, owner: tracked.lastScreen?.type ?? "its screen")]
    )
  }

  private func suspicion(_ tracked: Tracked) -> Suspicion? {
    let holder = situation.held[tracked.token]?.first { $0.owner.isAttached }
    return holder.map { held(tracked, by: $0) } ?? alive(tracked)
  }

  private func alive(_ tracked: Tracked) -> Suspicion {
    let below = situation.listed[tracked.token]?.first { !$0.owner.isAttached }
    let shown =
      tracked.isShowing ? tracked.lastScreen.map { Leak.Evidence(.stillShown, owner: $0.type) } : nil
    return Suspicion(
      verdict: .detachedButAlive,
      subject: tracked,
      parent: tracked.parent,
      evidence: attaching(tracked) + detaching(tracked)
        + (below.map { [situation.evidence(.stillListed, $0)] } ?? []) + (shown.map { [$0] } ?? [])
    )
  }

  private func held(_ tracked: Tracked, by holder: TrackedTree.Reference) -> Suspicion {
    let slot = situation.slot(holder).name
    return Suspicion(
      verdict: .heldButNotAttached,
      subject: tracked,
      parent: holder.owner,
      detail: slot,
      confidence: tracked.wasListed ? .certain : .likely,
      evidence: detaching(tracked) + attaching(tracked) + [situation.evidence(.held, holder)],
      property: Leak.Property(owner: holder.owner.subject.type, name: slot)
    )
  }

  // MARK: - Attached, without a screen

  /// Attached coordinators whose screens are gone, with no visible screen below them, and those whose
  /// property was cleared.
  func staysWithoutScreen() -> [Suspicion] {
    coordinators.filter(\.isAttached).compactMap { cleared($0) ?? withoutScreen($0) }
  }

  private func withoutScreen(_ tracked: Tracked) -> Suspicion? {
    guard hasLostItsScreen(tracked) else { return nil }
    let gone = tracked.lastScreen?.type
    // Code that detaches the coordinator later has to clear this property, too.
    let holder = situation.held[tracked.token]?.first {
      $0.owner === tracked.parent && !situation.isForGood($0)
    }
    return Suspicion(
      verdict: .attachedWithoutScreen,
      subject: tracked,
      parent: tracked.parent,
      screen: gone,
      confidence: .likely,
      evidence: attaching(tracked) + [Leak.Evidence(.screenGone, owner: gone ?? "its screen")]
        + (holder.map { [situation.evidence(.held, $0)] } ?? [])
    )
  }

  private func hasLostItsScreen(_ tracked: Tracked) -> Bool {
    tracked.hasShown && !showsScreen(tracked)
  }

  /// Whether it, or a coordinator below it, shows a screen.
  private func showsScreen(_ tracked: Tracked) -> Bool {
    tracked.isShowing || situation.subtree(of: tracked).contains(where: \.isShowing)
  }

  private func cleared(_ tracked: Tracked) -> Suspicion? {
    guard !tracked.slots.isEmpty, tracked.wasListed, let parent = tracked.parent,
      situation.listed[tracked.token] != nil
    else {
      return nil
    }
    let kept = Set((situation.held[tracked.token] ?? []).map { situation.slot($0) })
    let slots = tracked.slots.subtracting(kept).filter {
      $0.owner == parent.token && !isPointer($0)
    }
    // A coordinator that shows a screen is in use, whatever property pointed at it.
    guard let slot = slots.min(by: { $0.name < $1.name }), isFree(slot), !showsScreen(tracked) else {
      return nil
    }
    return Suspicion(
      verdict: .attachedButSlotCleared,
      subject: tracked,
      parent: parent,
      detail: slot.name,
      confidence: hasLostItsScreen(tracked) ? .certain : .likely,
      evidence: attaching(tracked) + [
        Leak.Evidence(.cleared, owner: parent.subject.name, property: slot.name)
      ],
      property: Leak.Property(owner: parent.subject.type, name: slot.name)
    )
  }

  private func isPointer(_ slot: HeldSlot) -> Bool {
    let name = slot.name.lowercased()
    return (rules.pointerWords + rules.poolWords).contains { name.holds($0) }
  }

  /// Whether the property holds no other coordinator now.
  private func isFree(_ slot: HeldSlot) -> Bool {
    !(situation.below[slot.owner] ?? []).contains { reference in
      !situation.isChild(reference) && situation.slot(reference) == slot
    }
  }

  /// Screens that show though every coordinator that they belonged to was freed.
  func screensWithoutCoordinators() -> [Suspicion] {
    objects.screens.compactMap { screen in
      guard screen.isShown, screen.wasPlaced, !screen.isNavigation, !screen.owners.isEmpty else {
        return nil
      }
      let owners = screen.owners.values.map(\.coordinator).sorted { $0.token < $1.token }
      guard owners.allSatisfy({ objects.byToken[$0.token] == nil }), let owner = owners.last else {
        return nil
      }
      let isReferredTo = screen.owners.values.contains(where: \.isReferredTo)
      return Suspicion(
        verdict: .screenWithoutCoordinator,
        subject: screen,
        parent: owner,
        confidence: isReferredTo ? .certain : .possible,
        evidence: attaching(owner)
      )
    }
  }

  /// Coordinators that show a screen and were never in a list of children, although their holder, or our own
  /// class, has one.
  func startsWithoutBeingAttached() -> [Suspicion] {
    coordinators.filter { !$0.wasListed && $0.isShowing }.compactMap(started)
  }

  private func started(_ tracked: Tracked) -> Suspicion? {
    guard let holder = situation.held[tracked.token]?.first(where: { $0.owner.isAttached }) else {
      return keptByScreen(tracked)
    }
    let owner = holder.owner
    let isOurs = tracked.object is Coordinator && owner.object is Coordinator
    guard isOurs || owner.listsChildren, tracked.screens.contains(where: isOwnShownScreen) else {
      return nil
    }
    return Suspicion(
      verdict: .neverAttached,
      subject: tracked,
      parent: owner,
      screen: tracked.lastScreen?.type,
      detail: situation.slot(holder).name,
      confidence: isOurs ? .certain : .likely,
      evidence: [situation.evidence(.held, holder)]
    )
  }

  /// Nothing but its screen keeps it: it was started, and forgotten by the coordinator that started it.
  private func keptByScreen(_ tracked: Tracked) -> Suspicion? {
    guard !tracked.isAttached, situation.held[tracked.token] == nil,
      let keeper = situation.keptByScreens[tracked.token]?.first(where: { $0.owner.isShown })
    else { return nil }
    let screen = keeper.owner.subject.type
    return Suspicion(
      verdict: .neverAttached,
      subject: tracked,
      screen: screen,
      detail: "\(screen).\(situation.slot(keeper).name)",
      evidence: [situation.evidence(.keptByScreen, keeper)]
    )
  }

  private func isOwnShownScreen(_ token: Int) -> Bool {
    objects.byToken[token].map { $0.isShown && !$0.isNavigation } == true
  }

  private struct Kind: Hashable {
    let parent: Int
    let type: String
  }

  /// Children of one type that came one after another and stay, while no more screens are visible than before.
  ///
  /// Their screens refer to them in ways that a walk does not see, such as closures with weak captures.
  func pilesUp() -> [Suspicion] {
    // Where no screen is seen at all, children may well have some.
    guard objects.screens.contains(where: \.isShown) else { return [] }
    let silent = coordinators.filter { child in
      child.isAttached && !child.hasShown && child.parent != nil && !showsScreen(child)
    }
    let kinds = Dictionary(grouping: silent) {
      Kind(parent: $0.parent?.token ?? 0, type: $0.subject.type)
    }
    return kinds.values.filter(isGrowing).flatMap { $0 }.map(growing)
  }

  private func isGrowing(_ children: [Tracked]) -> Bool {
    let arrivals = children.map(\.arrival)
    guard children.count >= rules.growth, Set(arrivals.map(\.look)).count >= rules.growth,
      let first = arrivals.min(by: { $0.look < $1.look })
    else { return false }
    return children.count - 1 - (freeScreens - first.screens) >= rules.growth - 1
  }

  private func growing(_ child: Tracked) -> Suspicion {
    Suspicion(
      verdict: .growing,
      subject: child,
      parent: child.parent,
      confidence: .likely,
      evidence: attaching(child)
    )
  }
}
