import CoordinatorGraph

extension Rule {
  /// A dependency is resolved from a registry, but never registered.
  static let resolvedNotRegistered = Rule(
    "resolved-not-registered",
    .error,
    "a dependency that is resolved but never registered"
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
        message: "\(asker) resolves \(service), which is never registered; register it",
        location: edge.evidence.first
      )
    }
  }
}

extension Relations {
  /// Whether registrations are known at all, and completely.
  fileprivate var knowsRegistrations: Bool {
    let registries = edges([.registers]).map(\.source)
    return !registries.isEmpty && registries.allSatisfy { graph.nodes[$0].unknown.isEmpty }
  }
}
