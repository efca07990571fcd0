import CoordinatorGraph

extension LeakDetector {
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
      child.isAttached && !child.hasShown && child.parent != nil && !situation.roots.contains(child.token)
        && !situation.subtree(of: child).contains(where: \.isShowing)
    }
    let kinds = Dictionary(grouping: silent) { Kind(parent: $0.parent?.token ?? 0, type: $0.subject.type) }
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
