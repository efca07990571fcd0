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
    let (name, list) = (tracked.subject.type, list(of: tracked))
    let screen = tracked.lastScreen.map { "its screen, \($0.type)," } ?? "its screen"
    let gone = tracked.lastScreen?.type ?? "its screen"
    let parent = tracked.parent?.subject.type ?? "its parent"
    return Suspicion(
      verdict: .attachedWithoutScreen,
      subject: tracked,
      parent: tracked.parent,
      confidence: .likely,
      reason: "\(name) is still attached to \(parent), although \(screen) is gone",
      evidence: attaching(tracked) + [Leak.Evidence("\(gone) \(Leak.wentAway)")],
      hint: hint(tracked, list: list, parent)
    )
  }

  private func hint(_ tracked: Tracked, list: String, _ parent: String) -> String {
    let way = "users also swipe back"
    if tracked.object is Coordinator {
      return
        "call removeChild in onGone { [weak self] in … } of its viewControllerable: \(way)"
    }
    let screen = tracked.lastScreen?.type ?? "its screen"
    // A screen in the middle of a stack does not disappear when the stack is emptied: it was covered.
    return "\(Leak.removeFrom) '\(list)' of \(parent) when \(screen) goes away, for example in its "
      + "`didMove(toParent:)` if the parent is nil, or in its `viewDidDisappear` if `isBeingDismissed`: \(way)"
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
      reason:
        "\(parent.subject.type) cleared '\(slot.name)', but \(tracked.subject.type) is still attached to it; "
        + "code that checks '\(slot.name)' for nil can start a second one",
      evidence: attaching(tracked) + [Leak.Evidence("'\(slot.name)' of \(parent.subject.name) is nil")],
      hint: "call removeChild, or remove it from '\(list(of: tracked))', where '\(slot.name)' is cleared",
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
        reason: "\(screen.subject.type) is on screen, although \(owner.subject.type) was released: "
          + "taps have no effect",
        evidence: attaching(owner),
        hint:
          "keep \(owner.subject.type) attached while its screen is visible, or remove the screen together with it"
      )
    }
  }
}
