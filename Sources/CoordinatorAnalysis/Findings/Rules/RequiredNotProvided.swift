import CoordinatorGraph

extension Rule {
  /// A container needs what neither it nor any container above it hands out. In a source, whoever makes it may adopt what
  /// it needs without being a container; the scanner tells of that.
  static let requiredNotProvided = Rule(
    "required-not-provided",
    .error,
    "what a container requires and none above it provides",
    in: [.live, .declared]
  ) { relations in
    let open = relations.openRequirements
    return zip(open, relations.containers.areProvidedAbove(open, by: relations.containers.sources)).filter {
      !$0.1
    }.map { requirement, _ in
      let (container, dependency) = (
        relations.name(requirement.container), relations.name(requirement.dependency)
      )
      return Breach(
        node: requirement.container,
        message: "\(container) requires \(dependency), which \(relations.whoProvides(requirement)); "
          + "provide it in a container above"
      )
    }
  }
}

extension Relations {
  /// What containers require that they do not provide themselves, and no registry makes: each once, where all that is
  /// above is known.
  fileprivate var openRequirements: [Provision] {
    var seen: Set<Provision> = []
    return edges([.requires]).compactMap { source, target, _ in
      let requirement = Provision(container: source, dependency: target)
      guard isRequirement(source, target), !containers.isUnknownAbove[source] else { return nil }
      guard !containers.isRegistered[target], !containers.sources[target].contains(source) else {
        return nil
      }
      return seen.insert(requirement).inserted ? requirement : nil
    }
  }

  /// Whether an edge asks for something, and does not name the parent that is asked.
  private func isRequirement(_ source: Int, _ target: Int) -> Bool {
    guard kind(source) == .container, source != target else { return false }
    return switch kind(target) {
    case .dependency, .service: true
    case .container: containers.statesParents && !containers.parents[source].contains(target)
    case .coordinator, .screen, .module: false
    }
  }

  fileprivate func whoProvides(_ requirement: Provision) -> String {
    let providers = Set(containers.providers[requirement.dependency]).sorted()
    return providers.isEmpty
      ? "no container provides" : "only \(names(providers)) beside or below it provides"
  }
}
