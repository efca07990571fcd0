import CoordinatorGraph

/// Graphs of every shape, for properties that must hold for all of them.
public enum RandomGraph {
  /// Names that break formats: quotes, brackets, words of the format's own, scripts, many scripts' letters.
  public static let hostileNames = [
    "HomeCoordinator", "Router<Home>", "end", "graph", "subgraph", "style", "class", "click", "default", "x",
    "o", "A", "TD", "a\"b", "a'b", "a`b", "a\\b", "\\N", "\\Networking", "[a]", "(a)", "{a}", "a|b", "a;b",
    "%%",
    "%%{init: {}}%%", "a-->b", "<script>alert(1)</script>", "&amp;", "a&b", "#quot;", "#35;", "홈 코디네이터",
    "여행🧳", "👩‍👩‍👧", "مرحبا", "\u{202E}abc", "a\nb", "a\r\nb", "a\tb", "\u{0}", "\u{7F}", "", " ", "  a  ", "*a*",
    "_a_", "# a",
    "- a", "1. a", "![a](b)", "<!-- a -->", "]]>", "${a}", "a,b", "/", "javascript:alert(1)", "\u{FEFF}a",
    "\u{FFFF}",
    String(repeating: "N", count: 200),
  ]

  /// A graph of `nodes` nodes with hostile names and up to `edges` edges of every kind between any two nodes,
  /// self edges, repeats, cycles and forests among them; a new one for each seed.
  public static func any(nodes: Int, edges: Int, seed: UInt64) -> Graph {
    var random = SeededGenerator(seed: seed)
    let made = (0..<nodes).map { node(number: $0, using: &random) }
    let drawn = made.isEmpty ? [] : (0..<edges).map { edge(number: $0, between: made, using: &random) }
    return graph(made, drawn)
  }

  /// A tree of `child` edges in which each node has up to `fanOut` children.
  public static func tree(nodes: Int, fanOut: Int, seed: UInt64) -> Graph {
    var random = SeededGenerator(seed: seed)
    let made = (0..<nodes).map { Node(id: NodeID("n\($0)"), type: "Type\($0)Coordinator") }
    var open = [0]
    var children = [Int](repeating: 0, count: nodes)
    let edges = (1..<max(nodes, 1)).map { number in
      let slot = Int.random(in: 0..<open.count, using: &random)
      let parent = open[slot]
      let order = children[parent]
      children[parent] += 1
      if children[parent] == fanOut { open.swapAt(slot, open.count - 1); open.removeLast() }
      open.append(number)
      return Edge(from: made[parent].id, to: made[number].id, ownership: .strong, order: order)
    }
    return graph(made, edges)
  }

  /// The graph of nodes and edges that are known to make one.
  public static func graph(_ nodes: [Node], _ edges: [Edge]) -> Graph {
    do {
      return try Graph(nodes: nodes, edges: edges)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static func node(number: Int, using random: inout SeededGenerator) -> Node {
    Node(
      id: NodeID("n\(number)"),
      type: hostileNames.randomElement(using: &random) ?? "",
      kind: Node.Kind.allCases.randomElement(using: &random) ?? .coordinator,
      role: ([nil] + Node.Role.allCases).randomElement(using: &random) ?? nil,
      label: Bool.random(using: &random) ? hostileNames.randomElement(using: &random) : nil,
      module: Bool.random(using: &random) ? hostileNames.randomElement(using: &random) : nil,
      documentation: Bool.random(using: &random) ? hostileNames.randomElement(using: &random) : nil,
      unknown: Bool.random(using: &random) ? ["no reflection metadata"] : []
    )
  }

  private static func edge(number: Int, between nodes: [Node], using random: inout SeededGenerator) -> Edge {
    Edge(
      from: nodes[Int.random(in: 0..<nodes.count, using: &random)].id,
      to: nodes[Int.random(in: 0..<nodes.count, using: &random)].id,
      kind: Edge.Kind.allCases.randomElement(using: &random) ?? .child,
      ownership: Ownership.allCases.randomElement(using: &random) ?? .unknown,
      via: Bool.random(using: &random) ? hostileNames.randomElement(using: &random) : nil,
      label: Bool.random(using: &random) ? hostileNames.randomElement(using: &random) : nil,
      order: number
    )
  }
}
