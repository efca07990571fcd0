import CoordinatorGraph

extension Rule {
  /// Containers that require each other in a cycle. In source this can be correct: a screen that opens itself
  /// again is created on demand.
  static let containerCycle = Rule(
    "container-cycle",
    .error,
    "containers that require each other in a cycle",
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
          ? "\(relations.name(first)) requires itself, so it cannot be created; provide it in its parent"
          : "\(relations.names(members)) require each other, so none can be created first; move the shared dependencies to a "
            + "container above them"
        return Breach(node: first, message: message)
      }
    }
  }
}
