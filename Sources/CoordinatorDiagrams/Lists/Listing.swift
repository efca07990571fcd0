import CoordinatorGraph

/// A graph as a list of lines in tree order. Each node is listed once, above the nodes that its edges lead
/// to, and each edge is listed once.
struct Listing {
  /// One line.
  struct Item {
    /// The number of edges from its root.
    var depth: Int
    /// The edge from its parent; nil for a root.
    var edge: Edge?
    /// What it names.
    var node: Node
    /// Where the node's own line is, when this is not it.
    var reference: Reference?
  }

  /// Where a node is listed that is only referred to.
  enum Reference {
    case above, below
  }

  private(set) var items: [Item] = []
  private let drawing: Drawing
  /// Whether a hierarchy edge leads to each node: then it is listed there, and other edges refer to that
  /// line.
  private var hasParent: [Bool]
  /// The tab containers below which tabs are listed, even if another branch has them, too.
  private var homes: [Int: Int] = [:]
  private var isListed: [Bool]

  init(_ graph: Graph) {
    drawing = Drawing(graph)
    hasParent = drawing.nodes.map { _ in false }
    isListed = hasParent
    for edge in drawing.edges.joined() where Set.hierarchy.contains(edge.kind) && edge.from != edge.to {
      hasParent[drawing.target(of: edge)] = true
    }
    addHomes(graph)
    for root in drawing.nodes.indices where !isListed[root] { list(from: root) }
  }

  /// A container that is farther from the root may be reached through its tab, and then lists it nowhere.
  private mutating func addHomes(_ graph: Graph) {
    let nodes = drawing.nodes
    let containers = nodes.indices.filter { nodes[$0].role == .tabContainer }
    guard !containers.isEmpty else { return }
    let depths = graph.depths(along: .hierarchy)
    let depth = { (node: Int) in depths[nodes[node].id] ?? .max }
    for container in containers {
      for edge in drawing.edges[container] where Set.hierarchy.contains(edge.kind) && edge.from != edge.to {
        let tab = drawing.target(of: edge)
        if depth(container) <= depth(tab), homes[tab] == nil { homes[tab] = container }
      }
    }
  }

  /// Depth first with an explicit stack: graphs may be deeper than the program's stack.
  private mutating func list(from root: Int) {
    var open = [(node: root, next: 0)]
    add(root, through: nil, depth: 0)
    while let (node, next) = open.last {
      guard next < drawing.edges[node].count else { open.removeLast(); continue }
      open[open.count - 1].next += 1
      let edge = drawing.edges[node][next]
      let target = drawing.target(of: edge)
      let isOwn = isListed(target, from: node, through: edge)
      add(target, through: edge, depth: open.count, isReference: !isOwn)
      if isOwn { open.append((target, 0)) }
    }
  }

  /// Whether a node's own line is the one of this edge.
  private func isListed(_ target: Int, from node: Int, through edge: Edge) -> Bool {
    guard !isListed[target], !edge.kind.isWayUp, homes[target] ?? node == node else { return false }
    return Set.hierarchy.contains(edge.kind) || !hasParent[target]
  }

  private mutating func add(_ node: Int, through edge: Edge?, depth: Int, isReference: Bool = false) {
    let place: Reference = isListed[node] ? .above : .below
    items.append(
      Item(depth: depth, edge: edge, node: drawing.nodes[node], reference: isReference ? place : nil)
    )
    if !isReference { isListed[node] = true }
  }
}

extension Listing.Item {
  /// The deepest indented level; deeper lines show their depth as a number. Without this limit, a chain of n
  /// nodes would need n² characters.
  static let deepestIndent = 32

  /// The level of indentation.
  var indent: Int { min(depth, Self.deepestIndent) }

  /// The text before the name: `holds, weak: `.
  func prefix(_ marks: TreeMarks) -> String {
    var words = edge?.words(weak: true) ?? []
    if depth > Self.deepestIndent { words.insert("depth \(depth)", at: 0) }
    if let label = edge?.label, !label.isEmpty {
      words.append(marks.quotes.open + label.caption + marks.quotes.close)
    }
    return words.isEmpty ? "" : words.joined(separator: ", ") + ": "
  }

  /// The text after the name of a node that is listed elsewhere.
  func suffix(_ marks: TreeMarks) -> String {
    switch reference {
    case .above: marks.references.above
    case .below: marks.references.below
    case nil: ""
    }
  }
}
