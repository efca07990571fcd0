import CoordinatorDiagrams
import CoordinatorGraph

/// A diff as lines with signs, like `git diff` for coordinators.
///
/// An edge gets a line only if no node's line contains it: the line of a new node names its parent.
package struct DiffText: Sendable {
  private let diff: GraphDiff
  private let names: NodeNames

  package init(of diff: GraphDiff) {
    self.diff = diff
    names = NodeNames(of: diff.graph)
  }

  package var isEmpty: Bool { diff.isEmpty }

  /// The lines, without line ends; empty without differences.
  package var lines: [String] { (nodes + edges).map(\.onOneLine) + findings }

  /// The lines as one text; empty without differences.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// `2 added, 1 moved, 1 edge removed`; `no changes` without differences.
  package var summary: String {
    let words = counts.map { "\($0.count) \($0.count == 1 ? $0.words.replacingPlural : $0.words)" }
    return words.isEmpty ? "no changes" : words.joined(separator: ", ")
  }

  /// The number of differences of each kind that there are, such as 2 `edges added`.
  package var counts: [(words: String, count: Int)] {
    let told = toldEdges
    // Without the type, the compiler takes a minute.
    let counts: [(words: String, count: Int)] = [
      ("added", diff.added.count), ("removed", diff.removed.count), ("moved", diff.moved.count),
      ("perhaps renamed", diff.renamed.count), ("changed", diff.changed.count),
      ("edges added", told.added.count), ("edges removed", told.removed.count),
      ("edges changed", diff.changedEdges.count), ("findings new", diff.newFindings.count),
      ("findings gone", diff.goneFindings.count), ("findings reworded", diff.rewordedFindings.count),
    ]
    return counts.filter { $0.count > 0 }
  }

  private var nodes: [String] {
    let (above, wereAbove) = (Self.parents(by: diff.addedEdges), Self.parents(by: diff.removedEdges))
    return diff.added.map { "+ \(title(of: $0))\(words(" under ", above[$0.id]))" }
      + diff.removed.map { "- \(title(of: $0))\(words(", was under ", wereAbove[$0.id]))" }
      + diff.moved.map { "> \(title(of: $0.node)) from \(names.list($0.from)) to \(names.list($0.to))" }
      + diff.renamed.map { "~ \($0.from.name) was possibly renamed to \(names[$0.to.id])" }
      + diff.changed.map { "~ \(title(of: $0.value)): \(words(of: $0.details))" }
  }

  private var edges: [String] {
    let told = toldEdges
    return told.added.map { "+ \(arrow(of: $0))" } + told.removed.map { "- \(arrow(of: $0))" }
      + diff.changedEdges.map { "~ \(arrow(of: $0.value)): \(words(of: $0.details))" }
  }

  package var findings: [String] {
    let lines =
      diff.newFindings.map { "+ \(Self.line(of: $0))\(Self.place(of: $0))" }
      + diff.goneFindings.map { "- \(Self.line(of: $0))" }
      + diff.rewordedFindings.map { "~ \(Self.line(of: $0.to))\(Self.place(of: $0.to))" }
    return lines.map(\.onOneLine)
  }

  private static func line(of finding: Finding) -> String {
    "\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
  }

  /// ` (App.swift:12)`, which only the head has: the lines of the base are in another version of the file.
  private static func place(of finding: Finding) -> String {
    finding.location.map { " (\($0.file):\($0.line))" } ?? ""
  }

  /// The edges that no node's line contains.
  private var toldEdges: (added: [Edge], removed: [Edge]) {
    let moves = Dictionary(diff.moved.map { ($0.node.id, $0) }) { first, _ in first }
    let added = diff.addedEdges.filter { edge in
      !edge.isStep || diff.nodes[edge.to] != .added && moves[edge.to]?.to.contains(edge.from) != true
    }
    let removed = diff.removedEdges.filter { edge in
      !edge.isStep || diff.nodes[edge.to] != .removed && moves[edge.to]?.from.contains(edge.from) != true
    }
    return (added, removed)
  }

  private func title(of node: Node) -> String {
    node.kind == .coordinator ? names[node.id] : "\(node.kind.rawValue) \(names[node.id])"
  }

  /// For each node, its parents by edges of the tree.
  private static func parents(by edges: [Edge]) -> [NodeID: [NodeID]] {
    edges.reduce(into: [:]) { parents, edge in
      if edge.isStep { parents[edge.to, default: []].append(edge.from) }
    }
  }

  private func words(_ word: String, _ parents: [NodeID]?) -> String {
    parents.map { word + names.list($0) } ?? ""
  }

  private func arrow(of edge: Edge) -> String {
    let kind = edge.kind == .child ? "" : " \(edge.kind.rawValue)"
    return "\(names[edge.from]) -> \(names[edge.to])\(kind)"
  }

  private func words(of details: [GraphDiff.Detail]) -> String {
    details.map { "\($0.what) \($0.from.orNone) -> \($0.to.orNone)" }.joined(separator: ", ")
  }
}

extension String {
  fileprivate var orNone: String { isEmpty ? "none" : self }

  /// `edge added` for `edges added`.
  fileprivate var replacingPlural: String {
    for word in ["edges ", "findings "] where hasPrefix(word) {
      return word.dropLast(2) + " " + dropFirst(word.count)
    }
    return self
  }
}

/// The names of a graph's nodes in a text, with the id where two names are equal.
package struct NodeNames: Sendable {
  private let graph: Graph
  private let isAmbiguous: Set<String>

  package init(of graph: Graph) {
    self.graph = graph
    var seen: Set<String> = []
    isAmbiguous = Set(graph.nodes.map(\.name).filter { !seen.insert($0).inserted })
  }

  /// The name of a node; the id where the graph has no such node.
  package subscript(id: NodeID) -> String {
    guard let name = graph.node(id)?.name else { return id.rawValue }
    return isAmbiguous.contains(name) && name != id.rawValue ? "\(name) (\(id))" : name
  }

  /// `App`, `App and Home`, `App, Home and Search`; each once.
  package func list(_ ids: [NodeID]) -> String {
    var seen: Set<NodeID> = []
    return ids.filter { seen.insert($0).inserted }.map { self[$0] }.listed(with: "and")
  }
}
