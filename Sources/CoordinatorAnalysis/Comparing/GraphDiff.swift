import CoordinatorDiagrams
import CoordinatorGraph

/// The differences between two snapshots of an app, the base and the head.
///
/// Nodes are matched by id, then by name, and then by the suggested ``Renaming``s. Snapshots of different
/// kinds, such as a guide and source, are compared with less detail. Instances with one name are then one
/// node, and aspects that only one snapshot knows (ownership, edge kinds, findings) are ignored.
package struct GraphDiff: Hashable, Sendable {
  /// Both graphs merged: the whole head with its own ids, and the parts that only the base has.
  package internal(set) var graph: Graph
  /// The changes of nodes, by their ids in ``graph``. Other nodes did not change.
  package internal(set) var nodes: [NodeID: Change] = [:]
  package internal(set) var edges: [Edge: Change] = [:]

  /// Nodes that the head alone has, by id.
  package internal(set) var added: [Node] = []
  /// Nodes that the base alone has, by id.
  package internal(set) var removed: [Node] = []
  /// Nodes that seem to have another name now.
  package internal(set) var renamed: [Renaming] = []
  /// Nodes that hang on others now.
  package internal(set) var moved: [Move] = []
  /// Nodes with another difference.
  package internal(set) var changed: [Altered<Node>] = []
  package internal(set) var addedEdges: [Edge] = []
  /// Edges that the base alone has, between ids of ``graph``.
  package internal(set) var removedEdges: [Edge] = []
  package internal(set) var changedEdges: [Altered<Edge>] = []
  /// The findings of the head that the base does not have.
  package internal(set) var newFindings: [Finding] = []
  /// The findings of the base that the head does not have.
  package internal(set) var goneFindings: [Finding] = []
  /// The findings of both with a new message, for example because a property was renamed.
  package internal(set) var rewordedFindings: [Rewording] = []

  /// The diff of two graphs that are equal to the given one.
  init(graph: Graph) { self.graph = graph }

  package var isEmpty: Bool {
    nodes.isEmpty && edges.isEmpty && newFindings.isEmpty && goneFindings.isEmpty && rewordedFindings.isEmpty
  }

  package enum Change: String, CaseIterable, Hashable, Sendable {
    case added, removed, changed, moved
  }

  /// A node of the base and one of the head that seem to be the same.
  package struct Renaming: Hashable, Sendable {
    package var from: Node
    package var to: Node
  }

  /// A node that hangs on other parents than before.
  package struct Move: Hashable, Sendable {
    package var node: Node
    /// The parents that it has lost, by their ids in the merged graph.
    package var from: [NodeID]
    /// The parents that it has gained.
    package var to: [NodeID]
  }

  /// A finding of one rule about one node, with a new message.
  package struct Rewording: Hashable, Sendable {
    package var from: Finding
    package var to: Finding
  }

  /// Something that both have, and that is not the same in both.
  package struct Altered<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value in the head.
    package var value: Value
    package var details: [Detail]
  }

  /// One thing that is different: `ownership`, `weak`, `strong`.
  package struct Detail: Hashable, Sendable {
    package var what: String
    /// The old value; empty for none.
    package var from: String
    package var to: String
  }

  /// Compares two snapshots. O(n log n) for n nodes and edges of both, plus the search for similar names.
  package init(from base: Snapshot, to head: Snapshot) throws(GraphError) {
    let sides = try Sides(base, head)
    let edges = EdgeComparison(sides)
    let gone = sides.base.nodes.filter { !sides.head.contains($0.id) }
    self.init(graph: try Graph(nodes: sides.head.nodes + gone, edges: sides.head.edges + edges.removed))
    mark(gone: gone, sides)
    mark(edges)
    markMoves(sides)
    if sides.isOfOneKind { compareFindings(base.findings, head.findings) }
  }

  private mutating func mark(gone: [Node], _ sides: Sides) {
    removed = gone
    renamed = sides.renamed
    for node in sides.head.nodes {
      guard let before = sides.base.node(node.id) else { added.append(node); continue }
      let isRenamed = sides.isRenamed.contains(node.id)
      let details = sides.aspects.details(of: before, node, isRenamed: isRenamed)
      if !details.isEmpty { changed.append(Altered(value: node, details: details)) }
      if isRenamed || !details.isEmpty { nodes[node.id] = .changed }
    }
    for node in added { nodes[node.id] = .added }
    for node in removed { nodes[node.id] = .removed }
  }

  private mutating func mark(_ comparison: EdgeComparison) {
    (addedEdges, removedEdges) = (comparison.added, comparison.removed)
    changedEdges = comparison.changed
    for edge in addedEdges { edges[edge] = .added }
    for edge in removedEdges { edges[edge] = .removed }
    for edge in changedEdges { edges[edge.value] = .changed }
  }

  /// Marks nodes that lost one parent and gained another.
  private mutating func markMoves(_ sides: Sides) {
    var (lost, gained) = ([NodeID: Set<NodeID>](), [NodeID: Set<NodeID>]())
    for edge in removedEdges where edge.isStep { lost[edge.to, default: []].insert(edge.from) }
    for edge in addedEdges where edge.isStep { gained[edge.to, default: []].insert(edge.from) }
    for node in sides.head.nodes where sides.base.contains(node.id) {
      // A node that exists twice, created by another line of source, did not move.
      let from = lost[node.id, default: []].subtracting(sides.head.parents(of: node.id).map(\.id))
      let to = gained[node.id, default: []].subtracting(sides.base.parents(of: node.id).map(\.id))
      guard !from.isEmpty, !to.isEmpty else { continue }
      moved.append(Move(node: node, from: from.sorted(), to: to.sorted()))
      nodes[node.id] = nodes[node.id] ?? .moved
    }
  }
}

extension Edge {
  /// Whether it is part of the tree, and leads to another node.
  var isStep: Bool { Set.hierarchy.contains(kind) && from != to }
}

extension GraphDiff {
  /// Compares the findings. Two findings are the same if their rule and types are, because ids, lines and wordings
  /// change when other parts of the app do.
  mutating func compareFindings(_ base: [Finding], _ head: [Finding]) {
    var before = Dictionary(grouping: base.besides(head).reversed(), by: \.identity)
    for finding in head.besides(base) {
      if let old = before[finding.identity]?.popLast() {
        rewordedFindings.append(Rewording(from: old, to: finding))
      } else {
        newFindings.append(finding)
      }
    }
    goneFindings = base.besides(head).besides(rewordedFindings.map(\.from))
  }
}

extension [Finding] {
  /// The elements that are missing in the other list, with their multiplicity.
  fileprivate func besides(_ others: [Finding]) -> [Finding] {
    var counts: [[String]: Int] = [:]
    for finding in others { counts[finding.words, default: 0] += 1 }
    return filter { finding in
      counts[finding.words, default: 0] -= 1
      return counts[finding.words, default: 0] < 0
    }
  }
}

extension Finding {
  fileprivate var words: [String] { [rule, severity.rawValue, message] }
  fileprivate var identity: [String] { [rule, severity.rawValue, key] }
}
