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
