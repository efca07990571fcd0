import CoordinatorGraph

extension Rule {
  /// A registry can make what nobody asks for. While a program runs, somebody may ask yet; in a source, who asks may be
  /// no node, and the scanner tells.
  static let registeredNotResolved = Rule(
    "registered-not-resolved",
    .note,
    "what is registered and never resolved",
    in: [.declared]
  ) { relations in
    let asked = Set(relations.edges([.resolves, .requires, .holds]).map(\.target))
    return relations.edges([.registers]).compactMap { source, target, edge in
      guard !asked.contains(target), relations.graph.nodes[source].unknown.isEmpty else { return nil }
      let (registry, service) = (relations.name(source), relations.name(target))
      return Breach(
        node: target,
        message:
          "\(service) is registered in \(registry) and never resolved; remove it, or say who resolves it",
        location: edge.evidence.first
      )
    }
  }
}
