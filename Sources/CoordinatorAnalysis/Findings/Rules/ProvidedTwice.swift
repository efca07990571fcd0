import CoordinatorGraph

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
