import CoordinatorGraph

extension Rule {
  /// Coordinators that are responsible for each other in a circle.
  static let cycle = Rule(
    "cycle",
    .error,
    "coordinators that keep each other alive in a cycle",
    in: [.live, .declared]
  ) { relations in
    // A property that keeps nothing alive is a reference to a parent under another name.
    let kept = relations.graph.filtered {
      $0.kind == .coordinator
    } edges: {
      $0.kind == .child || $0.ownership != .weak && $0.ownership != .unowned
    }
    return kept.cycles().compactMap { members in
      let members = relations.positions(members)
      return members.first.map { first in
        let message =
          members.count == 1
          ? "\(relations.name(first)) is its own child and is never released; remove it from its children"
          : "\(relations.names(members)) are ancestors of each other and are never released; make one of them refer to the "
            + "next weakly"
        return Breach(node: first, message: message)
      }
    }
  }
}
