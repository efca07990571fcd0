import CoordinatorDiagrams
import CoordinatorGraph

/// Which nodes of a graph are chosen so far.
struct Choice {
  private let whole: Graph
  private(set) var isChosen: [Bool]
  /// The nodes that were chosen by following edges, before the tests by name.
  private var isInWalks: [Bool]

  init(of graph: Graph) {
    whole = graph
    isChosen = [Bool](repeating: true, count: whole.nodes.count)
    isInWalks = isChosen
  }

  /// Removes nodes from the choice, and returns how many.
  @discardableResult
  mutating func keep(_ isKept: [Bool]) -> Int {
    let leftOut = isChosen.indices.filter { isChosen[$0] && !isKept[$0] }
    for node in leftOut { isChosen[node] = false }
    return leftOut.count
  }

  /// Ends the steps that follow edges: a node that lost its parents in them lost them on request.
  mutating func closeWalks() { isInWalks = isChosen }

  var graph: Graph { whole.part(areNodesKept: isChosen) }

  func near(_ centre: [Int], _ focus: Focus) -> [Bool] {
    let limit = focus.depth.map { max($0, 0) }
    let down = { whole.steps(along: .downward).within(limit, of: centre) }
    let up = { whole.steps(against: .downward).within(limit, of: centre) }
    return switch focus.direction {
    case .down: down()
    case .up: up()
    case .both: zip(down(), up()).map { $0 || $1 }
    }
  }

  /// The nodes from which a goal is reachable.
  func leading(to goals: [Int]) -> [Bool] {
    whole.steps(against: .downward).within(nil, of: goals)
  }

  /// The nodes that are not too far below the roots.
  func within(_ depth: Int) -> [Bool] {
    let depths = whole.depths(along: .downward)
    return whole.nodes.map { depths[$0.id, default: 0] <= max(depth, 0) }
  }

  /// How many edges lead from chosen nodes to others, or the other way.
  var cutEdges: Int {
    zip(whole.adjacency.sources, whole.adjacency.targets).count { isChosen[$0] != isChosen[$1] }
  }

  /// How many nodes lost all parents to patterns.
  var orphans: Int {
    let parents = whole.steps(against: .hierarchy)
    return isChosen.indices.count { node in
      let above = parents[node].filter { $0 != node }
      return isChosen[node] && above.contains { isInWalks[$0] } && !above.contains { isChosen[$0] }
    }
  }
}

extension Narrowing {
  /// The nodes that pass every test, with the edges between them, and what each test did in words.
  func chosen(of graph: Graph) throws -> (graph: Graph, words: [String]) {
    if choosesAll { return (graph, []) }
    var (choice, words) = (Choice(of: graph), [String]())
    let search = NodeSearch(graph)
    let centre = try focus.map { try search.nodes(naming: $0.names, as: .focus) }
    let goals = try search.nodes(naming: reaches, as: .reaches)
    let kept = try Set(search.nodes(naming: only, as: .only))
    let excluded = try Set(search.nodes(naming: exclude, as: .exclude))
    if let focus, let centre {
      choice.keep(choice.near(centre, focus))
      words.append(focus.words)
    }
    if !reaches.isEmpty {
      choice.keep(choice.leading(to: goals))
      words.append("paths to \(listed(reaches))")
    }
    choice.closeWalks()
    if let maxDepth {
      words.append("\(choice.keep(choice.within(maxDepth))) omitted by --max-depth \(max(maxDepth, 0))")
    }
    if !only.isEmpty {
      let count = choice.keep(graph.nodes.indices.map(kept.contains))
      words.append("\(count) omitted by --only \(quoted(only))")
    }
    if !exclude.isEmpty {
      let count = choice.keep(graph.nodes.indices.map { !excluded.contains($0) })
      words.append("\(count) omitted by --exclude \(quoted(exclude))")
    }
    if choice.cutEdges > 0 { words.append("\(counted(choice.cutEdges, "edge")) to omitted nodes") }
    if choice.orphans > 0 { words.append("\(counted(choice.orphans, "node")) shown without a parent") }
    return (choice.graph, words)
  }

  /// Whether there is no test.
  private var choosesAll: Bool {
    focus == nil && reaches.isEmpty && maxDepth == nil && only.isEmpty && exclude.isEmpty
  }
}
