import CoordinatorGraph

extension Rule {
  /// Services of a registry that need each other to be created.
  static let serviceCycle = Rule(
    "service-cycle",
    .warning,
    "services that need each other to be created"
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
          ? "\(relations.name(first)) needs itself to be created, so resolving it never ends; remove that dependency"
          : "\(relations.names(members)) need each other to be created, so resolving one never ends unless one of them resolves "
            + "later; move the shared part to another service"
        return Breach(node: first, message: message)
      }
    }
  }
}
