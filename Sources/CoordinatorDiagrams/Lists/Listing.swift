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
  /// Where each node's own line is.
  private let forest: SpanningForest
  private var isListed: [Bool]

  init(_ graph: Graph) {
    drawing = Drawing(graph)
    forest = SpanningForest(drawing)
    isListed = drawing.nodes.map { _ in false }
    for root in forest.roots { list(from: root) }
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
    guard !isListed[target], !edge.kind.isWayUp, forest.parents[target] == node else { return false }
    return Set.hierarchy.contains(edge.kind) == forest.isChild[target]
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
