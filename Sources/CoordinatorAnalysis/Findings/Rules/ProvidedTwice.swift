import CoordinatorGraph

extension Rule {
  /// A container hands out what it, or a container above it, hands out already. Objects of a running app that two
  /// containers hand out are one object handed on: nothing is hidden then.
  static let providedTwice = Rule(
    "provided-twice",
    .warning,
    "what is provided twice in one container, or on the way up from it",
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
        message: "\(container) provides \(dependency) \(count) times, and one hides the others; keep one"
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
          + "or give it a name of its own"
      )
    }
  }
}
