import CoordinatorGraph

extension Rule {
  /// A child holds its parent strongly. Containers do so on purpose: they live no longer than their parents.
  static let strongWayUp = Rule(
    "strong-way-up",
    .error,
    "a strong reference from a child to its parent or listener"
  ) { relations in
    relations.edges([.parent, .listener]).compactMap { source, target, edge in
      guard edge.ownership == .strong, relations.kind(source) != .container else { return nil }
      let (child, parent) = (relations.name(source), relations.name(target))
      let property = (edge.via ?? edge.kind.rawValue).quoted
      return Breach(
        node: source,
        message:
          "\(child) keeps \(parent) alive by its \(property), so neither is released while \(parent) keeps it; declare it weak",
        location: edge.evidence.first
      )
    }
  }
}
