import CoordinatorGraph

extension Rule {
  /// A registry registers a type that is never resolved. In a running program that may still happen, and a
  /// source graph lacks callers that are no nodes.
  static let registeredNotResolved = Rule(
    "registered-not-resolved",
    .note,
    "a registration that is never resolved",
    in: [.declared]
  ) { relations in
    let asked = Set(relations.edges([.resolves, .requires, .holds]).map(\.target))
    return relations.edges([.registers]).compactMap { source, target, edge in
      guard !asked.contains(target), relations.graph.nodes[source].unknown.isEmpty else { return nil }
      let (registry, service) = (relations.name(source), relations.name(target))
      return Breach(
        node: target,
        message:
          "\(service) is registered in \(registry) but never resolved; remove it, or declare what resolves it",
        location: edge.evidence.first
      )
    }
  }
}
