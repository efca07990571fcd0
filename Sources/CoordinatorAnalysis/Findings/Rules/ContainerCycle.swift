import CoordinatorGraph

extension Rule {
  /// Containers that need each other in a circle. Types of a source may: a screen that opens itself again is made when it
  /// is asked for.
  static let containerCycle = Rule(
    "container-cycle",
    .error,
    "containers that require each other in a circle",
    in: [.live, .declared]
  ) { relations in
    let kinds: Set<Edge.Kind> = [.requires, .parent]
    let containers = relations.graph.filtered {
      $0.kind == .container
    } edges: {
      kinds.contains($0.kind)
    }
    return containers.cycles(along: kinds).compactMap { members in
      let members = relations.positions(members)
      return members.first.map { first in
        let message =
          members.count == 1
          ? "\(relations.name(first)) requires itself, so that it cannot be made; let it get this from its parent"
          : "\(relations.names(members)) require each other, so that none can be made first; move what they share to a "
            + "container above them"
        return Breach(node: first, message: message)
      }
    }
  }
}
