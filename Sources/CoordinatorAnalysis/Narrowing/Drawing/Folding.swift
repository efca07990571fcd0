import CoordinatorDiagrams
import CoordinatorGraph

/// Equal siblings become one node, as `Cell ×3`.
///
/// Two children of one node are equal if:
/// - their nodes are equal in everything but the id,
/// - the same kinds of edges lead to them,
/// - and their subtrees are equal too.
///
/// The order, properties and evidence of edges are ignored. A subtree contains the nodes that are only
/// reachable through the child; nodes that it shares with others must be identical. Children of children are
/// folded in the same way.
///
/// Classes of equal subtrees are numbered from the leaves up (A. Aho, J. Hopcroft, J. Ullman, "The Design and Analysis of
/// Computer Algorithms", 1974, example 3.2). O(n + m log m).
struct Folding {
  private let subtrees: Subtrees
  /// For each node, a number that is equal exactly for equal siblings.
  private let classes: [Int]
  private var isDrawn: [Bool]
  /// How many nodes a drawn node replaces, by its position; 1 for all others.
  private var sizes: [Int: Int] = [:]

  init(of graph: Graph, besides apart: Set<NodeID> = []) {
    subtrees = Subtrees(of: graph)
    // Most graphs have no siblings of one type, and need not be looked at further.
    classes = subtrees.hasTwins ? subtrees.classes(besides: apart) : Array(graph.nodes.indices)
    isDrawn = [Bool](repeating: false, count: graph.nodes.count)
    for node in subtrees.topDown where subtrees.owners[node] == nil || isDrawn[node] { draw(node) }
  }

  /// Draws a node, and of its equal children the first each. Parents are drawn before their children.
  private mutating func draw(_ node: Int) {
    isDrawn[node] = true
    var first: [Int: Int] = [:]
    for child in subtrees.children[node] {
      let representative = first[classes[child]] ?? child
      first[classes[child]] = representative
      sizes[representative, default: 0] += 1
      isDrawn[representative] = true
    }
  }

  /// The nodes that are drawn for several, with their numbers.
  private var groups: [Int: Int] { sizes.filter { $0.value > 1 } }

  /// The graph with its equal siblings folded.
  var graph: Graph {
    get throws {
      let groups = groups
      guard !groups.isEmpty else { return subtrees.graph }
      var fresh = FreshIDs(besides: Set(subtrees.graph.nodes.map(\.id)))
      var ids: [Int: NodeID] = [:]
      for node in groups.keys.sorted() {
        ids[node] = fresh.next("\(subtrees.graph.nodes[node].id) ×\(groups[node, default: 1])")
      }
      return try Graph(nodes: nodes(ids), edges: edges(ids))
    }
  }

  /// What was folded.
  var words: String {
    guard !groups.isEmpty else { return "no equal siblings to fold" }
    let count = isDrawn.count { !$0 } + groups.count
    return "\(counted(count, "node")) folded to \(groups.count)"
  }

  private func nodes(_ ids: [Int: NodeID]) -> [Node] {
    let nodes = subtrees.graph.nodes
    return nodes.indices.filter { isDrawn[$0] }.map { position in
      var node = nodes[position]
      guard let id = ids[position] else { return node }
      node.id = id
      node.label = "\(node.name) ×\(sizes[position, default: 1])"
      return node
    }
  }

  private func edges(_ ids: [Int: NodeID]) -> [Edge] {
    let graph = subtrees.graph
    return graph.edges.indices.compactMap { position in
      let (source, target) = (graph.adjacency.sources[position], graph.adjacency.targets[position])
      guard isDrawn[source], isDrawn[target] else { return nil }
      var edge = graph.edges[position]
      if let id = ids[source] { edge.from = id }
      if let id = ids[target] {
        edge.to = id
        edge.via = nil
      }
      return edge
    }
  }
}

extension Subtrees {
  /// What equal siblings share.
  private struct Form: Hashable {
    var node: Node
    /// The position of a node that is equal to no other.
    let position: Int?
    /// The edges that lead to it from its owner, and those that leave it to others than its children, in words.
    let edges: [String]
    /// The classes of its children.
    let children: [Int]
  }

  /// For each node, a number that is the same exactly for equal siblings.
  ///
  /// - Parameter apart: Nodes that are equal to no other.
  func classes(besides apart: Set<NodeID>) -> [Int] {
    let edges = edgesInWords
    var classes = [Int](repeating: 0, count: owners.count)
    var numbers: [Form: Int] = [:]
    for place in topDown.reversed() {
      let node = graph.nodes[place]
      var form = Form(
        node: node,
        // A node without an owner has no siblings.
        position: owners[place] == nil || apart.contains(node.id) ? place : nil,
        edges: edges[place].sorted(),
        children: children[place].map { classes[$0] }.sorted()
      )
      form.node.id = ""
      classes[place] = numbers[form] ?? numbers.count
      numbers[form] = classes[place]
    }
    return classes
  }

  /// For each node, the edges from its owner, and those to others than its children: an ancestor counts by its distance.
  private var edgesInWords: [[String]] {
    var words = [[String]](repeating: [], count: owners.count)
    for (position, edge) in graph.edges.enumerated() {
      let (source, target) = (graph.adjacency.sources[position], graph.adjacency.targets[position])
      let values = "\(edge.kind.rawValue) \(edge.ownership.rawValue) \(edge.label.map { "'" + $0 } ?? "")"
      if !edge.kind.isWayUp, owners[target] == source {
        words[target].append("in \(values)")
      } else if owners[source] != nil, let steps = steps(up: source, to: target) {
        words[source].append("up \(steps) \(values)")
      } else {
        words[source].append("to \(target) \(values)")
      }
    }
    return words
  }
}
