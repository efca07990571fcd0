import CoordinatorGraph
import TestSupport

extension RandomGraph {
  /// A graph of any shape whose nodes can be told apart in a text: each name starts with its id between `§`.
  static func marked(nodes: Int, edges: Int, seed: UInt64) -> Graph {
    marked(any(nodes: nodes, edges: edges, seed: seed))
  }

  /// The graph with marked names.
  static func marked(_ graph: Graph) -> Graph {
    let nodes = graph.nodes.map { node in
      var node = node
      node.label = "§\(node.id)§ \(node.name)"
      return node
    }
    return RandomGraph.graph(nodes, graph.edges)
  }
}

/// An edge as a text shows it.
struct ShownEdge: Hashable, Comparable {
  let from: String
  let to: String
  let kind: String

  init(from: String, to: String, words: String) {
    self.from = from
    self.to = to
    let kinds = Edge.Kind.allCases.map(\.rawValue)
    kind = kinds.first { words.hasPrefix($0) } ?? Edge.Kind.child.rawValue
  }

  init(_ edge: Edge) {
    self.init(from: edge.from.rawValue, to: edge.to.rawValue, words: edge.kind.rawValue)
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.from, left.to, left.kind) < (right.from, right.to, right.kind)
  }
}

/// The id that a marked name starts with, wherever it stands in a text.
func mark(in text: some StringProtocol) -> String? {
  let parts = text.split(separator: "§", maxSplits: 2, omittingEmptySubsequences: false)
  return parts.count == 3 ? String(parts[1]) : nil
}
