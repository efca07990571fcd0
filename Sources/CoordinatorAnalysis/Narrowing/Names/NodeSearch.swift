import CoordinatorDiagrams
import CoordinatorGraph

/// Finds the nodes of a graph that patterns match.
///
/// All patterns of a task share one search. It indexes the names once, so a name costs one look, and only a pattern with
/// wildcards is compared with all nodes. It counts its steps, because a file can hold thousands of patterns, and it
/// throws ``Exhausted`` after the last one.
package final class NodeSearch {
  /// The patterns need too many steps.
  package struct Exhausted: Error, Hashable, CustomStringConvertible {
    /// The limit, and how to stay below it.
    package let description =
      "the patterns need more than \(NodeSearch.mostSteps) steps on this graph; use fewer or shorter ones"
  }

  /// The most steps of one search: about a second. One step compares a name with the start of a pattern.
  package static let mostSteps = 100_000_000

  let graph: Graph
  private(set) var steps = 0
  private let limit: Int
  private lazy var named = index { [$0.type, $0.id.rawValue, $0.label] }
  private lazy var inModules = index { [$0.module] }
  /// The words that most names of a kind share.
  private(set) lazy var sharedWords = Dictionary(grouping: graph.nodes, by: \.kind).mapValues { nodes in
    SharedWords(of: Set(nodes.map(\.type)))
  }

  package init(_ graph: Graph, limit: Int = NodeSearch.mostSteps) {
    (self.graph, self.limit) = (graph, limit)
  }

  func spend(_ count: Int) throws(Exhausted) {
    steps += count
    if steps > limit { throw Exhausted() }
  }

  /// The positions of the nodes whose name, type or id matches, in ascending order.
  func nodes(named glob: Glob) throws(Exhausted) -> [Int] {
    if let name = glob.literal {
      let found = named[name] ?? []
      try spend(1 + found.count)
      return found
    }
    var found: [Int] = []
    for (position, node) in graph.nodes.enumerated() {
      var work = 0
      if glob.matches(node, counting: &work) { found.append(position) }
      try spend(work)
    }
    return found
  }

  /// The modules that one of the patterns matches.
  func modules(_ globs: [Glob]) throws(Exhausted) -> Set<String> {
    var found: Set<String> = []
    for glob in globs {
      if let name = glob.literal, inModules[name] == nil { continue }
      for module in inModules.keys {
        var work = 0
        if glob.matches(module, counting: &work) { found.insert(module) }
        try spend(work)
      }
    }
    return found
  }

  /// The positions of the nodes that match a pattern, in ascending order.
  ///
  /// - Parameter isAboutCoordinators: Whether a name that means coordinators means nothing else.
  func nodes(matching pattern: NodePattern, isAboutCoordinators: Bool = false) throws(Exhausted) -> [Int] {
    let (inside, outside) = try (modules(pattern.modules), modules(pattern.outside))
    let others = try union(of: pattern.otherThan)
    let candidates =
      pattern.names.isEmpty
      ? Array(graph.nodes.indices) : try union(of: pattern.names, isAboutCoordinators).sorted()
    try spend(candidates.count)
    return candidates.filter { position in
      let node = graph.nodes[position]
      guard pattern.takes(node), !others.contains(position) else { return false }
      guard pattern.modules.isEmpty || node.module.map(inside.contains) ?? false else { return false }
      return !(node.module.map(outside.contains) ?? false)
    }
  }

  /// The nodes that some names mean. Nothing is found of an ambiguous one, which has a finding of its own.
  private func union(of globs: [Glob], _ isAboutCoordinators: Bool = false) throws(Exhausted) -> Set<Int> {
    var found: Set<Int> = []
    for glob in globs {
      do throws(NodeNameError) {
        let nodes = try nodes(namedBy: glob)
        let hasCoordinator = isAboutCoordinators && nodes.contains { graph.nodes[$0].kind == .coordinator }
        found.formUnion(nodes.filter { !hasCoordinator || graph.nodes[$0].kind == .coordinator })
      } catch {
        if case .exhausted(let reason) = error { throw reason }
      }
    }
    return found
  }

  /// For each node, the first name that means it; nil for the others.
  package func firstMatches(of globs: [Glob]) throws(NodeNameError) -> [Int?] {
    var first = [Int?](repeating: nil, count: graph.nodes.count)
    for (number, glob) in globs.enumerated() {
      for position in try nodes(namedBy: glob) where first[position] == nil { first[position] = number }
    }
    return first
  }

  private func index(by names: (Node) -> [String?]) -> [String: [Int]] {
    var index: [String: [Int]] = [:]
    for (position, node) in graph.nodes.enumerated() {
      for case let name? in names(node) where index[name]?.last != position {
        index[name, default: []].append(position)
      }
    }
    return index
  }
}

extension Glob {
  /// Whether the node's name, type or id matches.
  func matches(_ node: Node, counting steps: inout Int) -> Bool {
    if matches(node.type, counting: &steps) { return true }
    // Most nodes have one name.
    if node.id.rawValue != node.type, matches(node.id.rawValue, counting: &steps) { return true }
    return node.label.map { matches($0, counting: &steps) } ?? false
  }
}
