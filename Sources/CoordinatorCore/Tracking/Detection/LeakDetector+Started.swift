import CoordinatorGraph

extension LeakDetector {
  /// Coordinators that show a screen and were never in a list of children, although their holder, or our own
  /// class, has one.
  func startsWithoutBeingAttached() -> [Suspicion] {
    coordinators.filter { !$0.wasListed && $0.isShowing && !situation.roots.contains($0.token) }
      .compactMap(started)
  }

  private func started(_ tracked: Tracked) -> Suspicion? {
    let holder = situation.held[tracked.token]?.first { $0.owner.isAttached }
    guard let owner = holder?.owner else { return nil }
    let isOurs = tracked.object is Coordinator && owner.object is Coordinator
    guard isOurs || owner.listsChildren, tracked.screens.contains(where: isOwnShownScreen) else { return nil }
    let slot = holder.map { situation.slot($0).name } ?? ""
    return Suspicion(
      verdict: .startedButNotAttached,
      subject: tracked,
      parent: owner,
      detail: slot,
      confidence: isOurs ? .certain : .likely,
      reason:
        "\(tracked.subject.type) shows \(tracked.lastScreen?.type ?? "a screen"), but was never attached to "
        + owner.subject.type,
      evidence: [Leak.Evidence("held by '\(slot)' of \(owner.subject.name)")],
      hint: "attach it before it is started, so that it is stopped with its parent"
    )
  }

  private func isOwnShownScreen(_ token: Int) -> Bool {
    objects.byToken[token].map { $0.isShown && !$0.isNavigation } == true
  }
}
