import CoordinatorGraph

/// What is drawn on a coordinator's page: the coordinators that lead to it, and as many levels below it as can be read.
/// Costs as much as it shows.
struct Surroundings {
  /// The most nodes of a picture. Further levels are added up to `usual` nodes.
  private static let most = 60
  private static let usual = 24
  /// Documents with more coordinators have no such pictures: they would be far larger than their text.
  private static let mostPages = 2_000

  let graph: Graph
  /// How many ways lead on from a node to what is not drawn.
  let hiddenBelow: [NodeID: Int]

  /// nil where a picture would show the coordinator alone, or too much.
  init?(of node: NodeID, in documented: DocumentedGraph) {
    let tree = documented.tree
    guard tree.nodes.count <= Self.mostPages else { return nil }
    let parents = tree.edges(to: node).filter { $0.from != node }
    var shown = [node]
    var isShown: Set<NodeID> = [node]
    var level = shown
    while !level.isEmpty {
      var below: [NodeID] = []
      for edge in level.flatMap({ tree.edges(from: $0) }) where !isShown.contains(edge.to) {
        if !below.contains(edge.to) { below.append(edge.to) }
        guard below.count <= Self.most else { break }
      }
      let count = shown.count + below.count
      guard level == [node] ? count <= Self.most : count <= Self.usual else { break }
      isShown.formUnion(below)
      shown += below
      level = below
    }
    let above = parents.filter { !isShown.contains($0.from) }
    let ids = isShown.union(above.map(\.from))
    let drawn = shown.map { ($0, tree.edges(from: $0)) }
    let edges = drawn.flatMap { $1.filter { ids.contains($0.to) } }
    hiddenBelow = Dictionary(
      uniqueKeysWithValues: drawn.map { id, all in (id, Set(all.map(\.to)).subtracting(ids).count) }
    )
    let nodes = ids.sorted().compactMap(tree.node)
    guard (2...Self.most).contains(nodes.count), let graph = try? Graph(nodes: nodes, edges: edges + above)
    else {
      return nil
    }
    self.graph = graph
  }
}
