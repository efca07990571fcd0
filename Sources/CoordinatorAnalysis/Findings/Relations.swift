import CoordinatorGraph

/// A graph as the rules ask for it. O(n + m).
struct Relations: Sendable {
  let graph: Graph
  let containers: Containers

  init(of graph: Graph) {
    self.graph = graph
    containers = Containers(of: graph)
  }

  func name(_ node: Int) -> String { graph.nodes[node].name.quoted }

  func kind(_ node: Int) -> Node.Kind { graph.nodes[node].kind }

  /// The positions of the nodes of the given graph's ids.
  func positions(_ nodes: [Node]) -> [Int] {
    nodes.compactMap { graph.adjacency.indices[$0.id] }
  }

  /// The edges of some kinds, with the positions of their ends.
  func edges(_ kinds: Set<Edge.Kind>) -> [(source: Int, target: Int, edge: Edge)] {
    zip(graph.edges, zip(graph.adjacency.sources, graph.adjacency.targets)).compactMap { edge, ends in
      kinds.contains(edge.kind) ? (ends.0, ends.1, edge) : nil
    }
  }
}

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

  init(of graph: Graph) {
    let (nodes, count) = (graph.nodes, graph.nodes.count)
    let ways = ContainerRelations(of: graph)
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

  init(of graph: Graph) {
    isRegistered = [Bool](repeating: false, count: graph.nodes.count)
    for (position, edge) in graph.edges.enumerated() {
      add(
        edge.kind,
        from: graph.adjacency.sources[position],
        to: graph.adjacency.targets[position],
        graph.nodes
      )
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

/// A dependency, and a container that is asked for it.
struct Provision: Hashable {
  let container: Int
  let dependency: Int
}

extension Containers {
  /// For each question, whether any container above the given one is among those that provide the dependency.
  ///
  /// For each container, the set of dependencies that its ancestors provide; the set only grows on the way
  /// down. It processes 64 dependencies at a time, one bit each. O(questions + (n + m) x dependencies / 64)
  /// without cycles of containers.
  func areProvidedAbove(_ questions: [Provision], by providers: Steps) -> [Bool] {
    var answers = [Bool](repeating: false, count: questions.count)
    var places: [Int: [Int]] = [:]
    for (place, question) in questions.enumerated() { places[question.dependency, default: []].append(place) }
    let dependencies = places.keys.sorted()
    for start in stride(from: 0, to: dependencies.count, by: UInt64.bitWidth) {
      let block = dependencies[start..<min(start + UInt64.bitWidth, dependencies.count)]
      let above = handDown(block, from: providers)
      for (bit, dependency) in block.enumerated() {
        for place in places[dependency, default: []] {
          answers[place] = above[questions[place].container, default: 0] & (1 << UInt64(bit)) != 0
        }
      }
    }
    return answers
  }

  /// Marks, for each container below a provider, the dependencies that are provided above: one bit for each
  /// dependency of the block.
  private func handDown(_ block: ArraySlice<Int>, from providers: Steps) -> [Int: UInt64] {
    var own: [Int: UInt64] = [:]
    for (bit, dependency) in block.enumerated() {
      for provider in providers[dependency] { own[provider, default: 0] |= 1 << UInt64(bit) }
    }
    var above: [Int: UInt64] = [:]
    var (queue, waiting) = (own.keys.sorted(), Set(own.keys))
    var next = 0
    while next < queue.count {
      let container = queue[next]
      next += 1
      waiting.remove(container)
      let handed = own[container, default: 0] | above[container, default: 0]
      for child in children[container] where handed & ~above[child, default: 0] != 0 {
        above[child, default: 0] |= handed
        if waiting.insert(child).inserted { queue.append(child) }
      }
    }
    return above
  }
}
