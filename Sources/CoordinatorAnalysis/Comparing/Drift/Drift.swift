import CoordinatorDiagrams
import CoordinatorGraph

/// Compares the hierarchy of an app in a guide, in the source and in runs.
///
/// Nodes are matched by name; several instances with one name are one node. A run only shows what happened:
/// parts that no run reached are no drift, but ``NavigationCoverage`` lists them.
package struct Drift: Hashable, Sendable {
  /// A description of the app. The order of the cases is the order of words and lines.
  package enum Side: String, CaseIterable, Hashable, Sendable, Comparable {
    case guide, source, live

    package static func < (left: Side, right: Side) -> Bool {
      left.place < right.place
    }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// A line of the tree by its ends.
  package struct Line: Hashable, Sendable {
    /// Its start, as an id of ``Drift/graph``.
    package var from: NodeID
    package var to: NodeID
  }

  /// A node that two sides seem to have under different names.
  package struct OtherName: Hashable, Sendable {
    /// The side that has the other name.
    package var side: Side
    /// The name that it has there.
    package var name: String
    package var node: NodeID
  }

  package let sides: Set<Side>
  /// All sides as one graph, one edge a line of the tree.
  package private(set) var graph: Graph
  /// The sides that have each node.
  package private(set) var nodes: [NodeID: Set<Side>] = [:]
  package private(set) var lines: [Line: Set<Side>] = [:]
  /// Nodes that have two names, it seems.
  package private(set) var otherNames: [OtherName] = []
  /// Nodes about which the source may be incomplete.
  package private(set) var doubts: Set<NodeID> = []

  /// Compares the hierarchies of two or three sides. O(n log n), plus the search for similar names.
  ///
  /// - Throws: Nothing for valid graphs, and all graphs are valid.
  package init(_ snapshots: [Side: Snapshot]) throws(GraphError) {
    sides = Set(snapshots.keys)
    graph = .empty
    // The source has the names that count.
    for side in [Side.source, .guide, .live] {
      if let snapshot = snapshots[side] { try add(snapshot, of: side) }
    }
  }

  private mutating func add(_ snapshot: Snapshot, of side: Side) throws(GraphError) {
    let part = try Graph.merged([NamedGraph(side.rawValue, snapshot.graph.hierarchy())])
    let matching = NodeMatching(part, graph)
    let renamed = try part.renamed(by: matching.ids(of: part, in: graph))
    for pair in matching.renamed {
      otherNames.append(OtherName(side: side, name: pair.from.name, node: pair.to.id))
    }
    var seen = Set(lines.keys)
    let new = renamed.edges.filter { $0.isStep && seen.insert(Line(from: $0.from, to: $0.to)).inserted }
    let added = renamed.nodes.filter { !graph.contains($0.id) }
    graph = try Graph(nodes: graph.nodes + added, edges: graph.edges + new)
    for node in renamed.nodes { nodes[node.id, default: []].insert(side) }
    for edge in renamed.edges where edge.isStep {
      lines[Line(from: edge.from, to: edge.to), default: []].insert(side)
    }
    if side == .source { doubts = Set(renamed.nodes.lazy.filter { !$0.unknown.isEmpty }.map(\.id)) }
  }

  /// Whether a part that these sides have is missing on another side. That is the case if only one of guide
  /// and source has it, or if it ran and one of them lacks it.
  package func isDrift(_ owners: Set<Side>) -> Bool {
    let stated = sides.intersection([.guide, .source])
    return !stated.isSubset(of: owners) && (owners.contains(.live) || !stated.isDisjoint(with: owners))
  }

  /// Whether the sides are equal.
  package var isEmpty: Bool {
    otherNames.isEmpty && !nodes.values.contains(where: isDrift) && !lines.values.contains(where: isDrift)
  }
}

/// A drift as lines, grouped by the sides that have a part.
package struct DriftText: Sendable {
  private let drift: Drift
  private let names: NodeNames

  package init(of drift: Drift) {
    self.drift = drift
    names = NodeNames(of: drift.graph)
  }

  /// The lines, without line ends.
  package var lines: [String] {
    let nodes = drift.nodes.filter { drift.isDrift($0.value) }.map { ($0.value, 0, names[$0.key]) }
    let lines = drift.lines.filter { drift.isDrift($0.value) }.map {
      ($0.value, 1, words(of: $0.key, $0.value))
    }
    let told = (nodes + lines).sorted { left, right in
      let (first, second) = (left.0.sorted(), right.0.sorted())
      return first == second ? (left.1, left.2) < (right.1, right.2) : first.lexicographicallyPrecedes(second)
    }
    return (told.map { "\(place($0.0)): \($0.2)" } + renamed).map(\.onOneLine)
  }

  private var renamed: [String] {
    drift.otherNames.map { other in
      "possibly renamed: \(other.name) in \(other.side.words), \(names[other.node]) elsewhere"
    }
  }

  private func arrow(_ line: Drift.Line) -> String { "\(names[line.from]) -> \(names[line.to])" }

  /// Where the source is incomplete, a missing part proves nothing.
  private func words(of line: Drift.Line, _ owners: Set<Drift.Side>) -> String {
    let isDoubtful = !owners.contains(.source) && drift.doubts.contains(line.from)
    return arrow(line) + (isDoubtful ? " (the code of \(names[line.from]) was not fully analysed)" : "")
  }

  /// `only in the guide`, `in the code and the run, not in the guide`.
  private func place(_ owners: Set<Drift.Side>) -> String {
    let has = owners.sorted().map(\.words).joined(separator: " and ")
    guard drift.sides.count > 2, owners.count > 1 else { return "only in \(has)" }
    return
      "in \(has), not in \(drift.sides.subtracting(owners).sorted().map(\.words).joined(separator: " and "))"
  }
}

extension Drift.Side {
  fileprivate var words: String {
    switch self {
    case .guide: "the guide"
    case .source: "the code"
    case .live: "the run"
    }
  }
}
