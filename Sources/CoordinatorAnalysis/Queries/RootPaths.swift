import CoordinatorGraph

/// The paths from the roots of a hierarchy to one of its nodes, shortest first. No path visits a node twice.
public struct RootPaths: Hashable, Sendable {
  /// The end of the paths.
  public let target: NodeID
  /// The paths, each from a root down.
  public private(set) var all: [[Edge]] = []
  /// Whether there are more paths than requested.
  public private(set) var hasMore = false

  /// The limit of the work: a graph with many crossing edges has an astronomical number of paths.
  private static let mostWork = 10_000_000
  /// The cost of a pending step, which takes more memory than a visited node.
  private static let roomOfAStep = 20

  /// Searches paths backwards along edges of some kinds, breadth first.
  ///
  /// - Parameters:
  ///   - target: The end of the paths.
  ///   - graph: the graph.
  ///   - limit: The maximum number of paths.
  ///   - kinds: The edges that count; nil for all but references to parents.
  public init(to target: NodeID, in graph: Graph, atMost limit: Int, along kinds: Set<Edge.Kind>? = nil) {
    self.target = target
    let kinds = kinds ?? .downward
    look(in: graph, along: kinds, atMost: limit)
    // Where looking was given up, the shortest way is known all the same.
    if all.isEmpty, hasMore { all = [Self.shortest(to: target, in: graph, along: kinds)] }
  }

  private mutating func look(in graph: Graph, along kinds: Set<Edge.Kind>, atMost limit: Int) {
    let roots = Set(graph.roots(along: kinds).map(\.id))
    var trail = [Step(edge: nil, next: nil, node: target)]
    var (next, work) = (0, 0)
    while next < trail.count {
      let step = trail[next]
      if roots.contains(step.node), step.edge != nil {
        guard all.count < limit else { hasMore = true; return }
        all.append(Self.way(from: next, trail))
      }
      let (passed, edges) = (Self.passed(from: next, trail), graph.edges(to: step.node))
      work += passed.count + Self.roomOfAStep * edges.count
      guard work < Self.mostWork else { hasMore = true; return }
      for edge in edges where kinds.contains(edge.kind) && !passed.contains(edge.from) {
        trail.append(Step(edge: edge, next: next, node: edge.from))
      }
      next += 1
    }
  }

  private static func shortest(to target: NodeID, in graph: Graph, along kinds: Set<Edge.Kind>) -> [Edge] {
    let nodes = graph.path(to: target, along: kinds)
    return zip(nodes, nodes.dropFirst()).compactMap { from, to in
      graph.edges(from: from.id).first { $0.to == to.id && kinds.contains($0.kind) }
    }
  }

  /// A step of a way, and the step that follows it.
  private struct Step {
    let edge: Edge?
    let next: Int?
    let node: NodeID
  }

  private static func way(from start: Int, _ trail: [Step]) -> [Edge] {
    var (edges, place) = ([Edge](), Optional(start))
    while let step = place.map({ trail[$0] }) {
      if let edge = step.edge { edges.append(edge) }
      place = step.next
    }
    return edges
  }

  private static func passed(from start: Int, _ trail: [Step]) -> Set<NodeID> {
    var (passed, place) = (Set<NodeID>(), Optional(start))
    while let step = place.map({ trail[$0] }) {
      passed.insert(step.node)
      place = step.next
    }
    return passed
  }
}
