/// Why nodes and edges do not form a graph.
public enum GraphError: Error, Hashable, Sendable {
  /// Two nodes have this id.
  case duplicateNode(NodeID)
  /// An edge starts or ends at `missing`, which no node has as its id.
  case danglingEdge(from: NodeID, to: NodeID, missing: NodeID)
}

extension GraphError: CustomStringConvertible {
  /// One line: the problem and how to fix it.
  public var description: String {
    switch self {
    case .duplicateNode(let id):
      "two nodes have the id \(id.rawValue.quoted); give each node a unique id"
    case .danglingEdge(let from, let to, let missing):
      """
      the edge \(from.rawValue.quoted) -> \(to.rawValue.quoted) leads to no node: \
      add a node with the id \(missing.rawValue.quoted) or remove the edge
      """
    }
  }
}
