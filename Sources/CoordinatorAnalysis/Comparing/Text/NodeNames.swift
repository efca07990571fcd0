import CoordinatorGraph

/// The names of a graph's nodes in a text, with the id where two names are equal.
public struct NodeNames: Sendable {
  private let graph: Graph
  private let isAmbiguous: Set<String>

  /// The names of a graph's nodes.
  public init(of graph: Graph) {
    self.graph = graph
    var seen: Set<String> = []
    isAmbiguous = Set(graph.nodes.map(\.name).filter { !seen.insert($0).inserted })
  }

  /// The name of a node; the id where the graph has no such node.
  public subscript(id: NodeID) -> String {
    guard let name = graph.node(id)?.name else { return id.rawValue }
    return isAmbiguous.contains(name) && name != id.rawValue ? "\(name) (\(id))" : name
  }

  /// `App`, `App and Home`, `App, Home and Search`; each once.
  public func list(_ ids: [NodeID]) -> String {
    var seen: Set<NodeID> = []
    let names = ids.filter { seen.insert($0).inserted }.map { self[$0] }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
