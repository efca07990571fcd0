import CoordinatorGraph

/// The edges of a coordinator, grouped as its page shows them. Each edge is in one group, except the
/// references of its children to it.
struct CoordinatorRelations {
  /// Down to coordinators.
  private(set) var children: [Edge] = []
  /// From coordinators above.
  private(set) var parents: [Edge] = []
  private(set) var screens: [Edge] = []
  /// The ways up: to its parents and listeners.
  private(set) var listeners: [Edge] = []
  /// The ways up from others to this one.
  private(set) var heard: [Edge] = []
  /// The dependencies that it needs or resolves.
  private(set) var needs: [Edge] = []
  /// Containers that make it, or that it keeps.
  private(set) var containers: [Edge] = []
  private(set) var others: [Edge] = []

  private var below: Set<NodeID> = []

  /// O(edges of the node).
  init(of id: NodeID, in graph: DocumentedGraph) {
    for edge in graph.graph.edges(from: id) { addGoing(edge, to: graph.graph.node(edge.to)?.kind) }
    below = Set(children.map(\.to))
    for edge in graph.graph.edges(to: id) where edge.from != id {
      addComing(edge, from: graph.graph.node(edge.from)?.kind)
    }
  }

  private mutating func addGoing(_ edge: Edge, to kind: Node.Kind?) {
    switch (edge.kind, kind) {
    case (.child, .coordinator), (.creates, .coordinator), (.holds, .coordinator): children.append(edge)
    case (.presents, _): screens.append(edge)
    case (.parent, _), (.listener, _): listeners.append(edge)
    case (.requires, _), (.resolves, _): needs.append(edge)
    case (_, .container): containers.append(edge)
    default: others.append(edge)
    }
  }

  private mutating func addComing(_ edge: Edge, from kind: Node.Kind?) {
    switch (edge.kind, kind) {
    case (.child, .coordinator), (.creates, .coordinator), (.holds, .coordinator): parents.append(edge)
    case (.listener, .coordinator): heard.append(edge)
    // The way up of a child that is listed as one says nothing new.
    case (.parent, .coordinator) where below.contains(edge.from): break
    case (_, .container): containers.append(edge)
    default: others.append(edge)
    }
  }
}
