import CoordinatorGraph

extension Rule {
  /// Services that a registry makes from each other in a circle.
  static let serviceCycle = Rule(
    "service-cycle",
    .warning,
    "services that are made from each other in a circle"
  ) { relations in
    let services = relations.graph.filtered {
      $0.kind == .service
    } edges: {
      $0.kind == .requires
    }
    return services.cycles(along: [.requires]).compactMap { members in
      let members = relations.positions(members)
      return members.first.map { first in
        let message =
          members.count == 1
          ? "\(relations.name(first)) is made from itself, and whoever resolves it waits for ever; make it from something else"
          : "\(relations.names(members)) are made from each other, so that resolving one never ends unless one of them asks "
            + "later; move what they share to a service of its own"
        return Breach(node: first, message: message)
      }
    }
  }
}
