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
    return relations.breaches(cyclesOf: containers, along: kinds) { name in
      "\(name) requires itself, so it cannot be created; provide it in its parent"
    } several: { names in
      "\(names) require each other, so none can be created first; move the shared dependencies to a container above them"
    }
  }

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
    return relations.breaches(cyclesOf: services, along: [.requires]) { name in
      "\(name) needs itself to be created, so resolving it never ends; remove that dependency"
    } several: { names in
      "\(names) need each other to be created, so resolving one never ends unless one of them resolves later; "
        + "move the shared part to another service"
    }
  }

  /// A shared object keeps a dependency that should be created for each use, and so uses the same one
  /// forever.
  static let captiveDependency = Rule(
    "captive-dependency",
    .warning,
    "a shared object that keeps an object with a shorter lifetime"
  ) { relations in
    let lifetimes = relations.lifetimes
    return relations.edges([.requires, .holds]).compactMap { source, target, edge in
      guard edge.keeps, let outer = lifetimes[source], let inner = lifetimes[target] else { return nil }
      guard outer == .shared, inner != .shared, source != target else { return nil }
      let (owner, captive) = (relations.name(source), relations.name(target))
      return Breach(
        node: source,
        message:
          "\(owner) is shared and keeps \(captive), which is \(inner.rawValue) and then lives as long as it; "
          + "share both, or resolve \(captive) each time",
        location: edge.evidence.first
      )
    }
  }
}

/// How long a container keeps an instance, according to the labels of `registers` and `provides` edges.
private enum Lifetime: String {
  case shared, transient, weak
}

extension Edge {
  /// Whether it keeps its target alive. A dependency is strong by default; a property may be weak.
  fileprivate var keeps: Bool {
    switch ownership {
    case .strong: true
    case .weak, .unowned: false
    case .unknown: kind == .requires
    }
  }
}

extension Relations {
  /// The lifetime of each node's instance; nil if unknown or contradictory.
  fileprivate var lifetimes: [Int: Lifetime] {
    var said: [Int: Set<String>] = [:]
    for (_, target, edge) in edges([.registers, .provides]) {
      said[target, default: []].insert(edge.label?.lowercased() ?? "")
    }
    // The implementation of a protocol lives as long as the protocol's instance is kept.
    for (source, target, _) in edges([.adopts]) where kind(source) == .service && said[source] == nil {
      said[source] = said[target]
    }
    return said.compactMapValues { $0.count == 1 ? $0.first.flatMap(Lifetime.init) : nil }
  }
}
