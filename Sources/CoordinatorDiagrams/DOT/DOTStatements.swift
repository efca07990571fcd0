import CoordinatorGraph

/// The statements of a graph's DOT, a line each.
struct DOTStatements {
  private let graph: Graph
  private let options: DiagramOptions
  /// The nodes in the order of their numbers.
  private let ordered: [Node]
  private let numbers: [NodeID: Int]
  private let roots: Set<NodeID>

  init(graph: Graph, options: DiagramOptions) {
    self.graph = graph
    self.options = options
    ordered = graph.breadthFirst(along: .hierarchy)
    numbers = Dictionary(uniqueKeysWithValues: zip(ordered.lazy.map(\.id), ordered.indices))
    roots = Set(graph.roots(along: .hierarchy).lazy.map(\.id))
  }

  var defaults: [String] {
    [
      "graph \(DOTDefaults.graph(options).list);",
      "node \(DOTDefaults.node.list);",
      "edge \(DOTDefaults.edge.list);",
    ]
  }

  var nodes: [String] {
    ordered.enumerated().map { number, node in
      let isRoot = roots.contains(node.id)
      let style = options.theme.style(of: node, isRoot: isRoot)
      return "n\(number) \(NodeAttributes(node: node, isRoot: isRoot, style: style).all.list);"
    }
  }

  /// A box a module, in the order in which the nodes first name them.
  var clusters: [String] {
    guard options.groupsByModule else { return [] }
    var modules: [String] = []
    var members: [String: [String]] = [:]
    for (number, node) in ordered.enumerated() {
      guard let module = node.module else { continue }
      if members[module] == nil { modules.append(module) }
      members[module, default: []].append("n\(number)")
    }
    return modules.enumerated().map { number, module in
      let attributes = DOTDefaults.cluster(module).map { $0.text + "; " }.joined()
      let names = members[module, default: []].joined(separator: "; ")
      return "subgraph cluster_\(number) { \(attributes)\(names); }"
    }
  }

  var edges: [String] {
    var ids = ElementID()
    return ordered.flatMap { graph.edges(from: $0.id) }.compactMap { edge in
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { return nil }
      let attributes = EdgeAttributes(edge: edge, id: ids.edge(edge), from: ordered[from], to: ordered[to])
      return "n\(from) -> n\(to) \(attributes.all.list);"
    }
  }
}
