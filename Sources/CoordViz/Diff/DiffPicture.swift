import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

/// Both sides of a diff as one graph, with a sign before the name of each difference.
struct DiffPicture {
  let diff: GraphDiff
  let graph: Graph
  let marks: ChangeMarks

  /// - Parameter distance: how many edges around a change are drawn; nil: all of both graphs.
  init(_ diff: GraphDiff, within distance: Int?) throws {
    self.diff = diff
    let part = diff.neighbourhood(within: distance)
    let names = Dictionary(diff.renamed.map { ($0.to.id, $0) }) { first, _ in first }
    let details = Dictionary(diff.changedEdges.map { ($0.value, $0.details) }) { first, _ in first }
    let nodes = part.nodes.map { $0.signed(diff.nodes[$0.id], renamed: names[$0.id]) }
    let edges = part.edges.map {
      (edge: $0.signed(diff.edges[$0], details[$0] ?? []), change: diff.edges[$0])
    }
    graph = try Graph(nodes: nodes, edges: edges.map(\.edge))
    let marked = edges.compactMap { edge, change in change.map { (edge, ChangeMarks.Change($0)) } }
    marks = ChangeMarks(
      nodes: diff.nodes.mapValues(ChangeMarks.Change.init),
      edges: Dictionary(marked) { first, _ in first }
    )
  }

  /// The roots of both sides: a picture of a part has no others.
  var roots: Set<NodeID> { Set(diff.graph.roots(along: .hierarchy).map(\.id)) }

  /// The shown part of the whole: `12 of 340 nodes`.
  var title: String {
    let shown = graph.nodes.count
    let words = DiffText(of: diff).summary
    return shown == diff.graph.nodes.count ? words : "\(words) (\(shown) of \(diff.graph.nodes.count) nodes)"
  }
}

extension ChangeMarks.Change {
  init(_ change: GraphDiff.Change) {
    switch change {
    case .added: self = .added
    case .removed: self = .removed
    case .changed: self = .changed
    case .moved: self = .moved
    }
  }
}

extension Node {
  fileprivate func signed(_ change: GraphDiff.Change?, renamed: GraphDiff.Renaming?) -> Node {
    guard let change else { return self }
    var node = self
    let both = renamed.map { "\($0.from.name) → \(name)" } ?? name
    node.label = "\(ChangeMarks.Change(change).sign) \(both)"
    return node
  }
}

extension Edge {
  /// The edge with its sign and its differences.
  fileprivate func signed(_ change: GraphDiff.Change?, _ details: [GraphDiff.Detail]) -> Edge {
    guard let change else { return self }
    var edge = self
    let words = details.map { "\($0.from.isEmpty ? "none" : $0.from) → \($0.to.isEmpty ? "none" : $0.to)" }
    let parts = [ChangeMarks.Change(change).sign] + words + [label].compactMap { $0 }
    edge.label = parts.joined(separator: " ")
    return edge
  }
}
