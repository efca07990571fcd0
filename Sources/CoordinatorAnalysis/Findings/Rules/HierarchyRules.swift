import CoordinatorGraph

extension Rule {
  /// One parent has the same child in its list of children more than once.
  static let attachedTwice = Rule(
    "attached-twice",
    .error,
    "a child that is attached to its parent more than once",
    in: [.live, .declared]
  ) { relations in
    var counts: [[Int]: Int] = [:]
    for edge in relations.edges([.child]) where relations.kind(edge.target) == .coordinator {
      counts[[edge.source, edge.target], default: 0] += 1
    }
    return counts.filter { $0.value > 1 }.map { ends, count in
      let (parent, child) = (relations.name(ends[0]), relations.name(ends[1]))
      return Breach(
        node: ends[1],
        message:
          "\(child) is attached to \(parent) \(count) times, so one detach does not remove it; attach it once"
      )
    }
  }

  /// A coordinator is attached to more than one other.
  static let twoParents = Rule(
    "two-parents",
    .warning,
    "a coordinator that is attached to several parents",
    in: [.live, .declared]
  ) { relations in
    var parents: [Int: Set<Int>] = [:]
    for edge in relations.edges([.child]) where edge.source != edge.target {
      guard relations.kind(edge.target) == .coordinator else { continue }
      parents[edge.target, default: []].insert(edge.source)
    }
    return parents.filter { $0.value.count > 1 }.map { child, parents in
      let names = relations.names(parents.sorted())
      return Breach(
        node: child,
        message:
          "\(relations.name(child)) is attached to \(names) and lives until all detach it; detach it from all but one"
      )
    }
  }

  /// Coordinators that are responsible for each other in a circle.
  static let cycle = Rule(
    "cycle",
    .error,
    "coordinators that keep each other alive in a cycle",
    in: [.live, .declared]
  ) { relations in
    // A property that keeps nothing alive is a reference to a parent under another name.
    let kept = relations.graph.filtered {
      $0.kind == .coordinator
    } edges: {
      $0.kind == .child || $0.ownership != .weak && $0.ownership != .unowned
    }
    return relations.breaches(cyclesOf: kept, along: .hierarchy) { name in
      "\(name) is its own child and is never released; remove it from its children"
    } several: { names in
      "\(names) are ancestors of each other and are never released; make one of them refer to the next weakly"
    }
  }

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
