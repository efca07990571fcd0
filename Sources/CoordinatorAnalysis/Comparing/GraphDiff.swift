import CoordinatorGraph

/// The differences between two snapshots of an app, the base and the head.
///
/// Nodes are matched by id, then by name, and then by the suggested ``Renaming``s. Snapshots of different
/// kinds, such as a guide and source, are compared with less detail. Instances with one name are then one
/// node, and aspects that only one snapshot knows (ownership, edge kinds, findings) are ignored.
public struct GraphDiff: Hashable, Sendable {
  /// Both graphs merged: the whole head with its own ids, and the parts that only the base has.
  public internal(set) var graph: Graph
  /// The changes of nodes, by their ids in ``graph``. Other nodes did not change.
  public internal(set) var nodes: [NodeID: Change] = [:]
  /// The changes of edges of ``graph``.
  public internal(set) var edges: [Edge: Change] = [:]

  /// Nodes that the head alone has, by id.
  public internal(set) var added: [Node] = []
  /// Nodes that the base alone has, by id.
  public internal(set) var removed: [Node] = []
  /// Nodes that seem to have another name now.
  public internal(set) var renamed: [Renaming] = []
  /// Nodes that hang on others now.
  public internal(set) var moved: [Move] = []
  /// Nodes with another difference.
  public internal(set) var changed: [Altered<Node>] = []
  /// Edges that the head alone has.
  public internal(set) var addedEdges: [Edge] = []
  /// Edges that the base alone has, between ids of ``graph``.
  public internal(set) var removedEdges: [Edge] = []
  /// Edges with a difference.
  public internal(set) var changedEdges: [Altered<Edge>] = []
  /// The findings of the head that the base does not have.
  public internal(set) var newFindings: [Finding] = []
  /// The findings of the base that the head does not have.
  public internal(set) var goneFindings: [Finding] = []
  /// The findings of both with a new message, for example because a property was renamed.
  public internal(set) var rewordedFindings: [Rewording] = []

  /// The diff of two graphs that are equal to the given one.
  init(graph: Graph) { self.graph = graph }

  /// Whether there are no differences.
  public var isEmpty: Bool {
    nodes.isEmpty && edges.isEmpty && newFindings.isEmpty && goneFindings.isEmpty && rewordedFindings.isEmpty
  }
}

extension GraphDiff {
  /// A change of a node or an edge.
  public enum Change: String, CaseIterable, Hashable, Sendable {
    case added, removed, changed, moved
  }

  /// A node of the base and one of the head that seem to be the same.
  public struct Renaming: Hashable, Sendable {
    /// What it was.
    public var from: Node
    /// What it is.
    public var to: Node
  }

  /// A node that hangs on other parents than before.
  public struct Move: Hashable, Sendable {
    /// The node.
    public var node: Node
    /// The parents that it has lost, by their ids in the merged graph.
    public var from: [NodeID]
    /// The parents that it has gained.
    public var to: [NodeID]
  }

  /// A finding of one rule about one node, with a new message.
  public struct Rewording: Hashable, Sendable {
    /// The old finding.
    public var from: Finding
    /// The new finding.
    public var to: Finding
  }

  /// Something that both have, and that is not the same in both.
  public struct Altered<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value in the head.
    public var value: Value
    /// The differences.
    public var details: [Detail]
  }

  /// One thing that is different: `ownership`, `weak`, `strong`.
  public struct Detail: Hashable, Sendable {
    /// What is different.
    public var what: String
    /// The old value; empty for none.
    public var from: String
    /// The new value; empty for none.
    public var to: String
  }
}
