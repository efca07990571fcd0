import CoordinatorGraph

/// The parents of containers, and the providers of dependencies.
///
/// The parents of a container are the containers that its `parent` edges lead to. A graph of a running app has no such
/// edges: there the parents are the containers that it requires. Where a container has no parents by that, they are those
/// that hand it out or keep it.
struct Containers: Sendable {
  /// For each container, its parents.
  let parents: Steps
  /// For each container, those whose parent it is.
  let children: Steps
  /// Whether parents are stated by `parent` edges, so that a container that is required is a dependency.
  let statesParents: Bool
  /// For each node, the containers that provide or adopt it, a mention each.
  let providers: Steps
  /// The same, and for each container also its declared parents, because the creator may well provide the
  /// dependency.
  let sources: Steps
  /// Whether a registry can create each node for all callers.
  let isRegistered: [Bool]
  /// Whether each container or one above it may be incomplete.
  let isUnknownAbove: [Bool]
  /// Whether each container or one below it may be incomplete.
  let isUnknownBelow: [Bool]

  init(of located: Located) {
    let (nodes, count) = (located.graph.nodes, located.graph.nodes.count)
    let ways = ContainerRelations(of: located)
    let pairs = ways.pairsUp
    statesParents = !ways.stated.isEmpty
    parents = Steps(pairs, count: count)
    children = Steps(pairs.map { ($0.to, $0.from) }, count: count)
    providers = Steps(ways.provisions.map { ($0.to, $0.from) }, count: count)
    sources = Steps(
      (ways.provisions + ways.stated.map { ($0.to, $0.from) }).map { ($0.to, $0.from) },
      count: count
    )
    isRegistered = ways.isRegistered
    let incomplete = nodes.indices.filter { nodes[$0].kind == .container && !nodes[$0].unknown.isEmpty }
    isUnknownAbove = children.within(nil, of: incomplete)
    isUnknownBelow = parents.within(nil, of: incomplete)
  }
}

/// The edges between containers, and from them to their dependencies, grouped by meaning.
private struct ContainerRelations {
  var stated: [(from: Int, to: Int)] = []
  var required: [(from: Int, to: Int)] = []
  var made: [(from: Int, to: Int)] = []
  var provisions: [(from: Int, to: Int)] = []
  var isRegistered: [Bool]

  init(of located: Located) {
    isRegistered = [Bool](repeating: false, count: located.graph.nodes.count)
    for (position, edge) in located.graph.edges.enumerated() {
      add(edge.kind, from: located.sources[position], to: located.targets[position], located.graph.nodes)
    }
  }

  private mutating func add(_ kind: Edge.Kind, from source: Int, to target: Int, _ nodes: [Node]) {
    if kind == .registers { isRegistered[target] = true }
    guard nodes[source].kind == .container else { return }
    if kind == .provides || kind == .adopts { provisions.append((source, target)) }
    guard nodes[target].kind == .container, source != target else { return }
    switch kind {
    case .parent: stated.append((source, target))
    case .requires: required.append((source, target))
    case .provides, .child, .creates, .holds: made.append((target, source))
    case .listener, .presents, .adopts, .registers, .resolves: break
    }
  }

  /// Each container with its parents.
  var pairsUp: [(from: Int, to: Int)] {
    let known = stated.isEmpty ? required : stated
    let children = Set(known.map(\.from))
    return known + made.filter { !children.contains($0.from) }
  }
}
