import CoordinatorGraph

/// Reads the lines of a hierarchy's text.
struct HierarchyReader {
  private var origin: Snapshot.Origin?
  private var nodes: [NodeID: (node: Node, line: Int)] = [:]
  private var edges: [(edge: Edge, line: Int)] = []
  private var seen: Set<Edge> = []

  mutating func read(_ line: Substring, number: Int) throws(HierarchyTextError) {
    if origin == nil { return origin = try Self.origin(of: line, number) }
    if line.first == "#" { return }
    if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: line.hasPrefix) {
      throw HierarchyTextError(
        line: number,
        problem: "unresolved merge conflict; keep the lines of both sides"
      )
    }
    guard let words = Word.words(of: line) else {
      throw HierarchyTextError(line: number, problem: "a quote has no end; write the snapshot again")
    }
    guard !words.isEmpty else { return }
    let fields = HierarchyFields(words, line: number)
    if words.count > 1, words[1] == Word(text: Word.arrow, isQuoted: false) {
      try add(fields.edge(), number)
    } else {
      try add(fields.node(), number)
    }
  }

  private static func origin(of line: Substring, _ number: Int) throws(HierarchyTextError) -> Snapshot.Origin
  {
    let line = line.unicodeScalars.first == "\u{FEFF}" ? Substring(line.unicodeScalars.dropFirst()) : line
    let words = (Word.words(of: line) ?? []).map(\.text)
    guard words.count >= 5, Array(words.prefix(3)) == HierarchyLine.title, let version = Int(words[3]) else {
      throw HierarchyTextError(
        line: number,
        problem: "no hierarchy begins here; write one with 'coordviz snapshot'"
      )
    }
    guard version == HierarchyLine.version, let kind = Snapshot.Origin.Kind(rawValue: words[4]) else {
      throw HierarchyTextError(line: number, problem: "written by a newer coordviz; update coordviz")
    }
    return Snapshot.Origin(kind: kind, name: words.count > 5 ? words[5] : nil)
  }

  private mutating func add(_ node: Node, _ line: Int) throws(HierarchyTextError) {
    if let other = nodes[node.id], other.node != node {
      let problem =
        "\(node.id.rawValue.quoted) is there already, in line \(other.line); keep one of the lines"
      throw HierarchyTextError(line: line, problem: problem)
    }
    nodes[node.id] = nodes[node.id] ?? (node, line)
  }

  private mutating func add(_ edge: Edge, _ line: Int) {
    if seen.insert(edge).inserted { edges.append((edge, line)) }
  }

  func snapshot() throws(HierarchyTextError) -> Snapshot {
    guard let origin else {
      throw HierarchyTextError(line: 1, problem: "the document is empty; write the snapshot again")
    }
    for (edge, line) in edges {
      for end in [edge.from, edge.to] where nodes[end] == nil {
        let problem = "no node has the id \(end.rawValue.quoted); add its line or remove this one"
        throw HierarchyTextError(line: line, problem: problem)
      }
    }
    do {
      let graph = try Graph(nodes: nodes.values.map(\.node), edges: edges.map(\.edge))
      return Snapshot(origin: origin, graph: graph)
    } catch {
      throw HierarchyTextError(line: 1, problem: "\(error)")
    }
  }
}
