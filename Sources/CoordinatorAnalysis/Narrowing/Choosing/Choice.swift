import CoordinatorDiagrams
import CoordinatorGraph

/// Which nodes of a graph are chosen so far.
struct Choice {
  private let located: Located
  private(set) var isChosen: [Bool]
  /// The nodes that were chosen by following edges, before the tests by name.
  private var isInWalks: [Bool]

  init(of located: Located) {
    self.located = located
    isChosen = [Bool](repeating: true, count: located.graph.nodes.count)
    isInWalks = isChosen
  }

  /// Removes nodes from the choice, and returns how many.
  mutating func keep(_ isKept: [Bool]) -> Int {
    var leftOut = 0
    for node in isChosen.indices where isChosen[node] && !isKept[node] {
      isChosen[node] = false
      leftOut += 1
    }
    return leftOut
  }

  /// Ends the steps that follow edges: a node that lost its parents in them lost them on request.
  mutating func closeWalks() { isInWalks = isChosen }

  /// The remaining graph.
  var graph: Graph {
    var position = -1
    return located.graph.filtered { _ in
      position += 1
      return isChosen[position]
    }
  }

  /// The nodes near the centre.
  func near(_ centre: [Int], _ focus: Focus) -> [Bool] {
    let limit = focus.depth.map { max($0, 0) }
    let down = { located.steps(along: .downward).within(limit, of: centre) }
    let up = { located.steps(against: .downward).within(limit, of: centre) }
    return switch focus.direction {
    case .down: down()
    case .up: up()
    case .both: zip(down(), up()).map { $0 || $1 }
    }
  }

  /// The nodes from which a goal is reachable.
  func leading(to goals: [Int]) -> [Bool] {
    located.steps(against: .downward).within(nil, of: goals)
  }

  /// The nodes that are not too far below the roots.
  func within(_ depth: Int) -> [Bool] {
    let depths = located.graph.depths(along: .downward)
    return located.graph.nodes.map { depths[$0.id, default: 0] <= max(depth, 0) }
  }

  /// Counts the chosen nodes, the edges by result, and the nodes that lost all parents to patterns.
  func count(in tally: inout Tally) {
    tally.chosenNodes = isChosen.lazy.filter { $0 }.count
    (tally.chosenEdges, tally.cutEdges, tally.lostEdges) = (0, 0, 0)
    for (source, target) in zip(located.sources, located.targets) {
      switch (isChosen[source], isChosen[target]) {
      case (true, true): tally.chosenEdges += 1
      case (false, false): tally.lostEdges += 1
      default: tally.cutEdges += 1
      }
    }
    tally.orphans = orphans
  }

  private var orphans: Int {
    let parents = located.steps(against: .hierarchy)
    return isChosen.indices.lazy.filter { node in
      let above = parents[node].filter { $0 != node }
      return isChosen[node] && above.contains { isInWalks[$0] } && !above.contains { isChosen[$0] }
    }.count
  }
}

extension Narrowing {
  /// The nodes that pass every test, and the edges between them.
  func chosen(of graph: Graph, counting tally: inout Tally) throws -> Graph {
    if choosesAll { return graph }
    var choice = Choice(of: Located(graph))
    let search = NodeSearch(graph)
    let centre = try focus.map { try search.positions(matching: $0.names, as: .focus) }
    let goals = try reaches.isEmpty ? nil : search.positions(matching: reaches, as: .reaches)
    let kept = try only.isEmpty ? nil : search.firstMatches(of: only, as: .only)
    let excluded = try search.firstMatches(of: exclude, as: .exclude)
    if let focus, let centre { tally.outOfFocus = choice.keep(choice.near(centre, focus)) }
    if let goals { tally.notReaching = choice.keep(choice.leading(to: goals)) }
    choice.closeWalks()
    if let maxDepth { tally.tooDeep = choice.keep(choice.within(maxDepth)) }
    if let kept { tally.notKept = choice.keep(kept.map { $0 != nil }) }
    tally.excluded = choice.keep(excluded.map { $0 == nil })
    choice.count(in: &tally)
    return choice.graph
  }

  /// Whether there is no test. A tally begins with all nodes and edges as chosen.
  private var choosesAll: Bool {
    focus == nil && reaches.isEmpty && maxDepth == nil && only.isEmpty && exclude.isEmpty
  }
}

extension NodeSearch {
  /// The positions of the nodes that match one of the patterns.
  fileprivate func positions(
    matching patterns: [String],
    as option: NarrowingError.Option
  ) throws(NarrowingError) -> [Int] {
    let matches = try firstMatches(of: patterns, as: option)
    return matches.indices.filter { matches[$0] != nil }
  }
}
