import CoordinatorGraph

extension Rule {
  /// A registry is asked for what nothing registers: it has nothing to give.
  static let resolvedNotRegistered = Rule(
    "resolved-not-registered",
    .error,
    "what is asked of a registry and never registered"
  ) { relations in
    guard relations.knowsRegistrations else { return [] }
    let isRegistered = relations.containers.isRegistered
    var seen: Set<Provision> = []
    return relations.edges([.resolves, .requires]).compactMap { source, target, edge in
      guard relations.kind(target) == .service, !isRegistered[target] else { return nil }
      guard edge.kind == .resolves || relations.kind(source) == .service && isRegistered[source] else {
        return nil
      }
      guard seen.insert(Provision(container: source, dependency: target)).inserted else { return nil }
      let (asker, service) = (relations.name(source), relations.name(target))
      return Breach(
        node: source,
        message: "\(asker) resolves \(service), which nothing registers, so that there is none; register it",
        location: edge.evidence.first
      )
    }
  }
}

extension Relations {
  /// Whether registries are seen to register things, and all that they register is known.
  fileprivate var knowsRegistrations: Bool {
    let registries = edges([.registers]).map(\.source)
    return !registries.isEmpty && registries.allSatisfy { graph.nodes[$0].unknown.isEmpty }
  }
}
