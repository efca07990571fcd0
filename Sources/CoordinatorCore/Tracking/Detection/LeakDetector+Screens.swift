import CoordinatorGraph

extension LeakDetector {
  /// Attached coordinators whose screens are gone, with no visible screen below them, and those whose
  /// property was cleared.
  func staysWithoutScreen() -> [Suspicion] {
    coordinators.filter { $0.isAttached && !situation.roots.contains($0.token) }.compactMap {
      tracked in
      cleared(tracked) ?? withoutScreen(tracked)
    }
  }

  private func withoutScreen(_ tracked: Tracked) -> Suspicion? {
    guard hasLostItsScreen(tracked) else { return nil }
    let gone = tracked.lastScreen?.type
    return Suspicion(
      verdict: .attachedWithoutScreen,
      subject: tracked,
      parent: tracked.parent,
      screen: gone,
      confidence: .likely,
      evidence: attaching(tracked) + [Leak.Evidence(.screenGone, owner: gone ?? "its screen")]
    )
  }

  private func hasLostItsScreen(_ tracked: Tracked) -> Bool {
    tracked.hasShown && !situation.subtree(of: tracked).contains(where: \.isShowing)
  }

  private func cleared(_ tracked: Tracked) -> Suspicion? {
    guard !tracked.slots.isEmpty, tracked.wasListed, let parent = tracked.parent,
      situation.listed[tracked.token] != nil
    else {
      return nil
    }
    let kept = Set((situation.held[tracked.token] ?? []).map { situation.slot($0) })
    let slots = tracked.slots.subtracting(kept).filter { $0.owner == parent.token && !isPointer($0) }
    guard let slot = slots.min(by: { $0.name < $1.name }), isFree(slot), !mayBeCovered(tracked) else {
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

  /// A coordinator that shows a screen is in use, whatever property pointed at it.
  private func mayBeCovered(_ tracked: Tracked) -> Bool {
    situation.subtree(of: tracked).contains(where: \.isShowing)
  }

  private func isPointer(_ slot: HeldSlot) -> Bool {
    let name = slot.name.lowercased()
    return (rules.pointerWords + rules.poolWords).contains { name.holds($0) }
  }

  /// Whether the property holds no other coordinator now.
  private func isFree(_ slot: HeldSlot) -> Bool {
    !(situation.below[slot.owner] ?? []).contains { reference in
      !situation.sighting.isChild(reference.link) && situation.slot(reference) == slot
    }
  }

  /// Screens that show though every coordinator that they belonged to was freed.
  func screensWithoutCoordinators() -> [Suspicion] {
    objects.screens.compactMap { screen in
      guard screen.isShown, screen.wasPlaced, !screen.isNavigation, !screen.owners.isEmpty else { return nil }
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
}
