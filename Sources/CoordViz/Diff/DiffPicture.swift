import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPages

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
      nodes: Dictionary(diff.orphans.map { ($0, .changed) }) { first, _ in first }
        .merging(diff.nodes.mapValues(ChangeMarks.Change.init)) { $1 },
      edges: Dictionary(marked) { first, _ in first }
    )
  }

  /// The options with all marks: what changed, who lost a parent, and where findings are new.
  func marked(_ options: DiagramOptions) -> DiagramOptions {
    var options = options
    options.changes = marks
    options.roots = roots
    for node in diff.orphans where diff.nodes[node] == nil {
      let change = ChangeMarks.Change.changed
      options.badges[node] = NodeBadge(
        name: change.rawValue,
        sign: change.sign,
        word: options.legendWord("lost its parent"),
        style: change.style
      )
    }
    options.mark(diff.newFindings)
    return options
  }

  /// The roots of both sides: a picture of a part has no others.
  var roots: Set<NodeID> { Set(diff.graph.roots(along: .hierarchy).map(\.id)) }

  /// The shown part of the whole: `12 of 340 nodes`.
  func title(in captions: Captions) -> String {
    let (shown, all) = (graph.nodes.count, diff.graph.nodes.count)
    let words = captions.summary(of: DiffText(of: diff))
    return shown == all ? words : words + " " + captions["diff.shown", "\(shown)", "\(all)"]
  }
}

extension GraphDiff {
  /// The nodes that had a parent, and have none now.
  fileprivate var orphans: Set<NodeID> {
    let kept = graph.edges.lazy.filter {
      Set.hierarchy.contains($0.kind) && $0.from != $0.to && edges[$0] != .removed
    }
    let lost = removedEdges.lazy.filter { Set.hierarchy.contains($0.kind) && $0.from != $0.to }.map(\.to)
    return Set(lost).subtracting(kept.map(\.to)).filter { nodes[$0] != .removed }
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
    let both = renamed.map { $0.from.name + Self.arrow + name } ?? name
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

extension Captions {
  /// How much a diff has of each kind of difference.
  fileprivate func summary(of text: DiffText) -> String {
    if self == .english { return text.summary }
    let words = text.counts.map { self["diff.\($0.words)", "\($0.count)"] }
    return words.isEmpty ? self["diff.none"] : words.joined(separator: ", ")
  }
}

extension DiffPicture {
  /// The diff for a host. Without differences the page says so, because it may replace an older page with
  /// differences.
  func hosted(_ options: DiagramOptions) -> HostedGraph {
    let text = DiffText(of: diff)
    let isDrawn = !diff.nodes.isEmpty || !diff.edges.isEmpty
    return HostedGraph(
      heading: "**Coordinators:** \(text.summary)",
      alternative: "Coordinators: \(title(in: .english))",
      graph: isDrawn ? graph : .empty,
      apart: diff.changedNodes,
      narrowing: graph.nodes.count == diff.graph.nodes.count
        ? nil : "the changes and their surroundings, \(graph.nodes.count) of \(diff.graph.nodes.count) nodes",
      words: .code(text.lines, language: "diff"),
      options: marked(options)
    )
  }
}
