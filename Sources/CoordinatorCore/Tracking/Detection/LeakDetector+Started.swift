import CoordinatorGraph

extension LeakDetector {
  /// Coordinators that show a screen and were never in a list of children, although their holder, or our own
  /// class, has one.
  func startsWithoutBeingAttached() -> [Suspicion] {
    coordinators.filter { !$0.wasListed && $0.isShowing && !situation.roots.contains($0.token) }
      .compactMap(started)
  }

  private func started(_ tracked: Tracked) -> Suspicion? {
    guard let holder = situation.held[tracked.token]?.first(where: { $0.owner.isAttached }) else {
      return keptByScreen(tracked)
    }
    let owner = holder.owner
    let isOurs = tracked.object is Coordinator && owner.object is Coordinator
    guard isOurs || owner.listsChildren, tracked.screens.contains(where: isOwnShownScreen) else { return nil }
    let slot = situation.slot(holder).name
    return Suspicion(
      verdict: .neverAttached,
      subject: tracked,
      parent: owner,
      detail: slot,
      confidence: isOurs ? .certain : .likely,
      reason:
        "\(tracked.subject.type) shows \(tracked.lastScreen?.type ?? "a screen"), but \(tracked.notAttached) to "
        + owner.subject.type,
      evidence: [Leak.Evidence("held by '\(slot)' of \(owner.subject.name)")],
      hint: "attach it before it is started, and detach it when its screen goes away"
    )
  }

  /// Nothing but its screen keeps it: it was started, and forgotten by the coordinator that started it.
  private func keptByScreen(_ tracked: Tracked) -> Suspicion? {
    guard !tracked.isAttached, situation.held[tracked.token] == nil,
      let keeper = situation.keptByScreens[tracked.token]?.first(where: { $0.owner.isShown })
    else { return nil }
    let (name, screen) = (tracked.subject.type, keeper.owner.subject.type)
    return Suspicion(
      verdict: .neverAttached,
      subject: tracked,
      detail: "\(screen).\(situation.slot(keeper).name)",
      reason: "\(name) shows \(screen), but \(tracked.notAttached) to a coordinator; only "
        + "'\(situation.path(keeper))' of \(screen) keeps it",
      evidence: [Leak.Evidence("kept by '\(situation.path(keeper))' of \(keeper.owner.subject.name)")],
      hint: "attach \(name) to \(Leak.creator) before it is started, and detach it when \(screen) goes away"
    )
  }

  private func isOwnShownScreen(_ token: Int) -> Bool {
    objects.byToken[token].map { $0.isShown && !$0.isNavigation } == true
  }
}

extension Tracked {
  /// Only events prove that it never happened: a look may have come too late.
  var notAttached: String { object is Coordinator ? "was never attached" : "is not attached" }
}
