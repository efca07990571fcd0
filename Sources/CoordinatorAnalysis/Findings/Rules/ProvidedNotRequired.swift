import CoordinatorGraph

extension Rule {
  /// A container provides a dependency that no container requires. Source graphs lack some uses of a
  /// container.
  static let providedNotRequired = Rule(
    "provided-not-required",
    .note,
    "a dependency that a container provides but that is never required",
    in: [.live, .declared]
  ) { relations in
    let isUsed = relations.areUsed
    let isAskedWhole = relations.areAskedWhole
    var seen: Set<Provision> = []
    return relations.edges([.provides]).compactMap { source, target, edge in
      guard relations.kind(source) == .container, [.dependency, .service].contains(relations.kind(target)),
        !isUsed[target], !isAskedWhole[source], !relations.containers.isUnknownBelow[source],
        seen.insert(Provision(container: source, dependency: target)).inserted
      else { return nil }
      let (container, dependency) = (relations.name(source), relations.name(target))
      return Breach(
        node: source,
        message:
          "\(container) provides \(dependency), which is never required; remove it, or declare what requires it",
        location: edge.evidence.first
      )
    }
  }
}

extension Relations {
  /// Whether each node is required, directly or through its implementation.
  fileprivate var areUsed: [Bool] {
    let offers: Set<Edge.Kind> = [.provides, .registers, .adopts]
    var isUsed = [Bool](repeating: false, count: graph.nodes.count)
    for (_, target, _) in edges(Set(Edge.Kind.allCases).subtracting(offers)) { isUsed[target] = true }
    for (source, target, _) in edges([.adopts]) where kind(source) != .container && isUsed[source] {
      isUsed[target] = true
    }
    return isUsed
  }

  /// Whether each container is required as a whole, directly or by a protocol that it adopts. Its used
  /// dependencies are unknown then.
  fileprivate var areAskedWhole: [Bool] {
    var isAsked = [Bool](repeating: false, count: graph.nodes.count)
    for (_, target, _) in edges([.requires]) { isAsked[target] = true }
    for (source, target, _) in edges([.adopts]) where isAsked[target] { isAsked[source] = true }
    return isAsked
  }
}
