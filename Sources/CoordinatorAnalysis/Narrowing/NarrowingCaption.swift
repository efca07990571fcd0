import CoordinatorGraph

/// One line of plain words about the shown part and the omitted parts.
struct NarrowingCaption {
  private let narrowing: Narrowing
  private let tally: Tally

  init(of narrowing: Narrowing, _ tally: Tally) {
    self.narrowing = narrowing
    self.tally = tally
  }

  /// `12 of 340 nodes: HomeCoordinator and 2 levels below; 4 omitted by --exclude '*Mock*'`.
  var text: String {
    let clauses = walks + leftOut + cuts + merged
    let nodes = share(tally.drawnNodes, of: tally.nodes, tally.chosenNodes, "node")
    return nodes + (clauses.isEmpty ? "" : ": " + clauses.joined(separator: "; "))
  }

  /// `12 of 340 nodes`; `12 of 340 nodes in 3 groups` where groups are all that is drawn; `12 of 340 nodes, drawn as 9`.
  private func share(_ drawn: Int, of all: Int, _ shown: Int, _ word: String) -> String {
    let words = counted(all, word)
    let part = shown == all ? "all \(words)" : "\(shown) of \(words)"
    if areGroups { return "\(part) in \(counted(drawn, "group"))" }
    return drawn == shown ? part : "\(part), drawn as \(drawn)"
  }

  /// Whether each shown node is in a group.
  private var areGroups: Bool { tally.collapsed.nodes > 0 && tally.collapsed.nodes == tally.chosenNodes }

  private var walks: [String] {
    var clauses: [String] = []
    if let focus = narrowing.focus { clauses.append(focus.words) }
    if !narrowing.reaches.isEmpty { clauses.append("paths to \(listed(narrowing.reaches))") }
    return clauses
  }

  private var leftOut: [String] {
    var clauses: [String] = []
    if let depth = narrowing.maxDepth {
      clauses.append("\(tally.tooDeep) omitted by --max-depth \(max(depth, 0))")
    }
    if !narrowing.only.isEmpty {
      clauses.append("\(tally.notKept) omitted by --only \(quoted(narrowing.only))")
    }
    if !narrowing.exclude.isEmpty {
      clauses.append("\(tally.excluded) omitted by --exclude \(quoted(narrowing.exclude))")
    }
    return clauses
  }

  private var cuts: [String] {
    var clauses: [String] = []
    if tally.cutEdges > 0 { clauses.append("\(counted(tally.cutEdges, "edge")) to omitted nodes") }
    if tally.orphans > 0 { clauses.append("\(counted(tally.orphans, "node")) shown without a parent") }
    return clauses
  }

  private var merged: [String] {
    var clauses: [String] = []
    if !narrowing.collapse.isEmpty, !areGroups { clauses.append(collapsed) }
    if tally.edgesWithinGroups > 0 {
      clauses.append("\(counted(tally.edgesWithinGroups, "edge")) within groups left out")
    }
    if narrowing.folds { clauses.append(folded) }
    return clauses
  }

  private var collapsed: String {
    guard tally.collapsed.nodes > 0 else { return "nothing to collapse" }
    return "\(counted(tally.collapsed.nodes, "node")) collapsed to \(tally.collapsed.drawn)"
  }

  private var folded: String {
    guard tally.folded.nodes > 0 else { return "no equal siblings to fold" }
    return "\(counted(tally.folded.nodes, "node")) folded to \(tally.folded.drawn)"
  }
}

extension Focus {
  /// `HomeCoordinator and 2 levels below`.
  fileprivate var words: String {
    let levels = depth.map { counted(max($0, 0), "level") } ?? "everything"
    let place =
      switch direction {
      case .up: "above"
      case .down: "below"
      case .both: "above and below"
      }
    return "\(listed(names)) and \(levels) \(place)"
  }
}

/// `1 node`, `2 nodes`.
package func counted(_ count: Int, _ word: String) -> String {
  "\(count) \(word)\(count == 1 ? "" : "s")"
}

/// The names with commas and an `or`; of many, the first few.
private func listed(_ names: [String]) -> String {
  join(names.map { $0.isPlain ? $0 : $0.quoted })
}

/// The patterns of the command line.
private func quoted(_ patterns: [String]) -> String {
  join(patterns.map(\.quoted))
}

private func join(_ words: [String]) -> String {
  let limit = 3
  let shown = words.count > limit ? words.prefix(limit) + ["\(words.count - limit) more"] : words[...]
  return shown.joined(separator: " or ")
}

extension String {
  /// Whether the text is a valid Swift name, short enough for a sentence.
  fileprivate var isPlain: Bool {
    !isEmpty && utf8.count <= 80
      && utf8.allSatisfy { $0 == 95 || 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0 }
  }
}

/// How many nodes and edges of a graph went which way when it was narrowed.
struct Tally: Hashable, Sendable {
  /// How many nodes there were.
  let nodes: Int
  /// How many of them were chosen.
  var chosenNodes: Int
  var drawnNodes: Int
  /// The number of edges between a chosen and an omitted node.
  var cutEdges = 0
  /// How many of the nodes near the focus and the goals are too deep.
  var tooDeep = 0
  /// The number of other nodes that no pattern keeps.
  var notKept = 0
  /// How many of the others a pattern excludes.
  var excluded = 0
  /// How many chosen nodes lost all their parents to patterns.
  var orphans = 0
  /// How many chosen nodes were collapsed, and to how many.
  var collapsed = Merged()
  /// How many edges joined nodes of one group; these are not drawn.
  var edgesWithinGroups = 0
  /// How many nodes were folded, their subtrees with them, and to how many.
  var folded = Merged()

  struct Merged: Hashable {
    var nodes = 0
    var drawn = 0
  }

  init(of graph: Graph) {
    nodes = graph.nodes.count
    (chosenNodes, drawnNodes) = (nodes, nodes)
  }
}
