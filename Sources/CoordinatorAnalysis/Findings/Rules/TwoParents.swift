import CoordinatorGraph

extension Rule {
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
}

extension Relations {
  /// The names of nodes in a sentence; of many, the first few.
  func names(_ nodes: [Int]) -> String {
    let limit = 4
    var names = nodes.prefix(limit).map(name)
    if nodes.count > limit { names.append("\(nodes.count - limit) more") }
    guard names.count > 1, let last = names.popLast() else { return names.joined() }
    return names.joined(separator: ", ") + " and " + last
  }
}
