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
}
