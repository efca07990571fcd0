import CoordinatorGraph

extension Rule {
  /// A container needs a dependency that neither it nor any ancestor provides. In source, its creator may
  /// adopt the protocol without being a container, and the compiler reports what is missing.
  static let requiredNotProvided = Rule(
    "required-not-provided",
    .error,
    "a dependency that neither the container nor an ancestor provides",
    in: [.live, .declared]
  ) { relations in
    let open = relations.openRequirements
    let providers = relations.containers.namedProviders(of: open.map(\.dependency), by: relations.names)
    return zip(open, relations.containers.areProvidedAbove(open, by: relations.containers.sources)).filter {
      !$0.1
    }.map { requirement, _ in
      let (container, dependency) = (
        relations.name(requirement.container), relations.name(requirement.dependency)
      )
      return Breach(
        node: requirement.container,
        message: "\(container) requires \(dependency), which "
          + (providers[requirement.dependency].map { "only \($0) provides, but not above it" }
            ?? "no container provides") + "; provide it in a container above it"
      )
    }
  }
}

extension Relations {
  /// Dependencies that containers require, do not provide themselves, and no registry creates. Each is listed
  /// once, if all ancestors are known.
  fileprivate var openRequirements: [Provision] {
    var seen: Set<Provision> = []
    let sources = Set(containers.sources.pairs.map { Provision(container: $0.to, dependency: $0.from) })
    return edges([.requires]).compactMap { source, target, _ in
      let requirement = Provision(container: source, dependency: target)
      guard isRequirement(source, target), !containers.isUnknownAbove[source] else { return nil }
      guard !containers.isRegistered[target], !sources.contains(requirement) else {
        return nil
      }
      return seen.insert(requirement).inserted ? requirement : nil
    }
  }

  /// Whether an edge requires a dependency, and is not the reference to the parent container.
  private func isRequirement(_ source: Int, _ target: Int) -> Bool {
    guard kind(source) == .container, source != target else { return false }
    return switch kind(target) {
    case .dependency, .service: true
    case .container: containers.statesParents && !containers.parents[source].contains(target)
    case .coordinator, .screen, .module: false
    }
  }
}

extension Containers {
  /// The providers of each dependency, in words; empty if no container provides it.
  fileprivate func namedProviders(of dependencies: [Int], by names: ([Int]) -> String) -> [Int: String] {
    Set(dependencies).reduce(into: [:]) { named, dependency in
      let providers = Set(providers[dependency]).sorted()
      if !providers.isEmpty { named[dependency] = names(providers) }
    }
  }
}

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

extension Rule {
  /// A container provides a dependency that it, or an ancestor, provides already. In a running app, an object
  /// that two containers provide is one forwarded object, which hides nothing.
  static let providedTwice = Rule(
    "provided-twice",
    .warning,
    "a dependency that a container provides twice, or that an ancestor provides too",
    in: [.source, .declared]
  ) { relations in
    relations.providedTwiceInOne + relations.providedAboveToo
  }
}

extension Relations {
  /// How often each container provides each dependency. Also adopting its protocol does not count twice.
  private var provisions: [Provision: Int] {
    var counts: [Provision: Int] = [:]
    for (source, target, edge) in edges([.provides]) where kind(source) == .container && isHandedOut(target) {
      // A forwarded dependency hides nothing.
      if edge.label?.hasPrefix(Edge.labelOfForwarded) == true { continue }
      counts[Provision(container: source, dependency: target), default: 0] += 1
    }
    return counts
  }

  private func isHandedOut(_ node: Int) -> Bool {
    [.dependency, .service, .container].contains(kind(node))
  }

  fileprivate var providedTwiceInOne: [Breach] {
    provisions.filter { $0.value > 1 }.map { provision, count in
      let (container, dependency) = (name(provision.container), name(provision.dependency))
      return Breach(
        node: provision.container,
        message: "\(container) provides \(dependency) \(count) times, so one hides the others; keep one"
      )
    }
  }

  fileprivate var providedAboveToo: [Breach] {
    let provisions = Array(self.provisions.keys.filter { containers.providers[$0.dependency].count > 1 })
    let providers = Set(provisions.map(\.dependency)).reduce(into: [:]) { providers, dependency in
      providers[dependency] = Set(containers.providers[dependency])
    }
    return zip(provisions, containers.areProvidedAbove(provisions, by: containers.providers)).filter(\.1).map
    { provision, _ in
      let (container, dependency) = (name(provision.container), name(provision.dependency))
      let all = providers[provision.dependency] ?? []
      let other = all.count == 2 ? all.first { $0 != provision.container } : nil
      let above = other.map { names([$0]) } ?? "a container above it"
      return Breach(
        node: provision.container,
        message:
          "\(container) provides \(dependency), which \(above) provides too, and hides that one; remove one, "
          + "or rename it"
      )
    }
  }
}

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
