import CoordinatorDiagrams
import CoordinatorGraph

/// The tree within a hierarchy that has each node once, at its place in pictures.
struct HierarchyTree: Sendable {
  /// Where the trees start.
  let roots: [NodeID]
  /// The nodes in the order of an outline.
  private(set) var order: [NodeID] = []
  /// The parent of each node that is no root.
  private(set) var parents: [NodeID: NodeID] = [:]
  /// How far each node is below its root.
  private(set) var depths: [NodeID: Int] = [:]
  /// The place of each node in the order, and how many come right after it because they are below it.
  private var places: [NodeID: Int] = [:]
  private var counts: [NodeID: Int] = [:]
  private var children: [NodeID: [NodeID]] = [:]
  /// The root above each node.
  private var tops: [NodeID: NodeID] = [:]

  /// O(n + m).
  init(of tree: Graph) {
    let drawing = Drawing(tree)
    let forest = SpanningForest(drawing)
    let ids = drawing.nodes.map(\.id)
    roots = forest.roots.map { ids[$0] }
    for node in forest.roots.flatMap(forest.preorder) {
      let id = ids[node]
      (places[id], counts[id]) = (order.count, forest.sizes[node] - 1)
      children[id] = forest.children[node].map { ids[$0] }
      order.append(id)
      let parent = forest.parents[node] < 0 ? nil : ids[forest.parents[node]]
      parents[id] = parent
      (depths[id], tops[id]) = parent.map { (depths[$0, default: 0] + 1, tops[$0]) } ?? (0, id)
    }
  }

  func children(of node: NodeID) -> [NodeID] { children[node, default: []] }

  /// Whether a node is the other one or below it.
  func contains(_ node: NodeID, below other: NodeID) -> Bool {
    guard let place = places[node], let start = places[other] else { return false }
    return (start...start + counts[other, default: 0]).contains(place)
  }

  /// The path from a root to a node, with both ends. Nil replaces the omitted middle of a long path.
  func way(to node: NodeID) -> [NodeID?] {
    var (end, next) = ([NodeID?](), Optional(node))
    while let step = next, end.count < Self.longestEnd {
      end.append(step)
      next = parents[step]
    }
    guard let next, let root = tops[next] else { return end.reversed() }
    return (next == root ? [root] : [root, nil]) + end.reversed()
  }

  /// As many nodes as are shown before the last one of a way.
  private static let longestEnd = 8
}

/// The tree of coordinators as an outline: each once, at its place in the tree, and by its name alone below other parents.
struct HierarchyOutline {
  let graph: DocumentedGraph
  let words: Captions

  /// Deeper items keep this depth, and say how deep they are.
  private static let deepest = 24

  /// O(n + m).
  var items: [OutlineItem] {
    var items: [OutlineItem] = []
    for id in graph.hierarchyTree.order {
      let depth = graph.hierarchyTree.depths[id, default: 0]
      items.append(item(graph.line(id) + details(of: id), at: depth))
      let references = references(from: id)
      items += references.prefix(graph.mostRows).map { item(graph.line($0) + [.text(" ↗")], at: depth + 1) }
      if let rest = graph.rest(of: references.count, words) {
        items.append(item(.words(rest), at: depth + 1))
      }
    }
    return items
  }

  /// The coordinators that this one leads to, and that are listed below another one.
  private func references(from id: NodeID) -> [NodeID] {
    graph.tree.children(of: id).map(\.id).filter { graph.hierarchyTree.parents[$0] != id }
  }

  private func item(_ line: Line, at depth: Int) -> OutlineItem {
    guard depth > Self.deepest else { return OutlineItem(depth: depth, line: line) }
    return OutlineItem(
      depth: Self.deepest,
      line: line + [.text(" (\(words["sentences.level"]) \(depth + 1))")]
    )
  }

  /// The part that it plays, and what it is for.
  private func details(of id: NodeID) -> Line {
    guard let node = graph.graph.node(id) else { return [] }
    let role = node.role.map { Line.words(words["kinds.\($0.rawValue)"]) } ?? []
    let purpose = node.documentation.map(DocComment.summary) ?? []
    let details = Line.parts([role, purpose])
    return details.isEmpty ? [] : [.text(" · ")] + details
  }
}
