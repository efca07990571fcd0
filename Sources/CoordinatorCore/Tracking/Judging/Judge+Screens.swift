import CoordinatorGraph

extension Judge {
  /// Attached coordinators whose screens have gone, with nothing below them that shows; and those whose property was
  /// cleared, which tells more.
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
      reason: "\(name) is still attached to \(parent), though \(screen) has gone",
      evidence: attaching(tracked) + [Leak.Evidence("\(gone) \(Leak.wentAway)")],
      hint: hint(tracked, list: list, parent)
    )
  }

  private func hint(_ tracked: Tracked, list: String, _ parent: String) -> String {
    let way = "a user may swipe back as well as tap"
    if tracked.object is Coordinator {
      return
        "call removeChild when the screen goes, in onGone { [weak self] in … } of its viewControllerable: \(way)"
    }
    return "where it is attached, have it taken out of '\(list)' of \(parent) when its screen goes, "
      + "however it goes: \(way)"
  }

  private func hasLostItsScreen(_ tracked: Tracked) -> Bool {
    tracked.hasShown && !situation.subtree(of: tracked).contains(where: \.isShowing)
  }

  private func cleared(_ tracked: Tracked) -> Suspicion? {
    guard tracked.wasListed, let parent = tracked.parent, situation.listed[tracked.token] != nil else {
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
        "\(parent.subject.type) cleared '\(slot.name)', and \(tracked.subject.type) is still attached to it; "
        + "a check that '\(slot.name)' is nil lets a second one in",
      evidence: attaching(tracked) + [Leak.Evidence("'\(slot.name)' of \(parent.subject.name) is nil")],
      hint: "call removeChild, or take it out of '\(list(of: tracked))', where '\(slot.name)' is cleared"
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
        reason: "\(screen.subject.type) is on screen, though \(owner.subject.type) was freed: "
          + "what the user taps reaches nobody",
        evidence: attaching(owner),
        hint:
          "keep \(owner.subject.type) attached for as long as its screen shows, or take the screen away with it"
      )
    }
  }
}
