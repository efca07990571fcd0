import CoordinatorDiagrams
import CoordinatorGraph

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

/// The parsed fields of one line.
struct HierarchyFields {
  private let words: [Word]
  private let line: Int

  init(_ words: [Word], line: Int) {
    self.words = words
    self.line = line
  }

  func node() throws(HierarchyTextError) -> Node {
    let kind: Node.Kind = try word(0, "kind")
    guard words.count > 1 else { throw problem("the node has no id; add it behind its kind") }
    var node = Node(id: NodeID(words[1].text), type: words[1].text, kind: kind)
    for word in words.dropFirst(2) {
      let (key, value) = Self.pair(word)
      switch key {
      case "type": node.type = value
      case "label": node.label = value
      case "module": node.module = value
      case "unknown": node.unknown.append(value)
      default:
        guard let role = Node.Role(rawValue: word.text) else {
          throw unknown("word", word.text, Self.wordsOfNodes)
        }
        node.role = role
      }
    }
    return node
  }

  func edge() throws(HierarchyTextError) -> Edge {
    guard words.count > 4 else { throw problem("an edge is 'A -> B kind ownership'; write what is missing") }
    var edge = Edge(from: NodeID(words[0].text), to: NodeID(words[2].text))
    edge.kind = try word(3, "kind")
    edge.ownership = try word(4, "ownership")
    for word in words.dropFirst(5) {
      let (key, value) = Self.pair(word)
      switch key {
      case "label": edge.label = value
      case "condition": edge.condition = value
      default:
        guard word.text == HierarchyLine.possible else { throw unknown("word", word.text, Self.wordsOfEdges) }
        edge.isPossible = true
      }
    }
    return edge
  }

  private static let wordsOfNodes =
    Node.Role.allCases.map(\.rawValue) + ["type=", "label=", "module=", "unknown="]
  private static let wordsOfEdges = [HierarchyLine.possible, "label=", "condition="]

  /// Splits `type=Home` into key and value; a word without `=` is a key.
  private static func pair(_ word: Word) -> (key: String, value: String) {
    guard let mark = word.text.unicodeScalars.firstIndex(of: "=") else { return ("", word.text) }
    let scalars = word.text.unicodeScalars
    return (String(scalars[..<mark]), String(scalars[scalars.index(after: mark)...]))
  }

  private func word<Value>(_ place: Int, _ what: String) throws(HierarchyTextError) -> Value
  where Value: RawRepresentable<String>, Value: CaseIterable {
    let text = words[place].text
    guard let value = Value(rawValue: text) else {
      throw unknown(what, text, Value.allCases.map(\.rawValue))
    }
    return value
  }

  private func unknown(_ what: String, _ text: String, _ known: [String]) -> HierarchyTextError {
    let advice =
      text.nearest(in: known).map { "did you mean \($0.quoted)?" } ?? "use \(known.joined(separator: ", "))"
    return problem("unknown \(what) \(text.quoted); \(advice)")
  }

  private func problem(_ words: String) -> HierarchyTextError {
    HierarchyTextError(line: line, problem: words)
  }
}

package struct HierarchyTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line that is wrong, from 1.
  package var line: Int
  /// The problem and how to fix it.
  package var problem: String

  /// `12: unknown kind 'coordinater'; did you mean 'coordinator'?`.
  package var description: String { "\(line): \(problem)" }
}

extension Snapshot {
  /// The graph as text for `git diff`: one line per node, followed by one line per outgoing edge, sorted by
  /// id.
  ///
  /// It omits facts that move with other changes: lines of source, positions among siblings, properties. Each
  /// line is complete by itself, so that branches can be merged line by line. O(n log n) for n nodes and
  /// edges.
  package func hierarchyText() -> String {
    var lines = [HierarchyLine.head(of: origin), HierarchyLine.explanation]
    for node in graph.nodes {
      lines += ["", HierarchyLine.line(of: node)]
      var seen: Set<String> = []
      lines += graph.edges(from: node.id).map(HierarchyLine.line).filter { seen.insert($0).inserted }.sorted()
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads the graph from such a text, in any order of lines; duplicate lines count once.
  ///
  /// - Throws: ``HierarchyTextError``, which names the line.
  package init(hierarchyText text: String) throws(HierarchyTextError) {
    var reader = HierarchyReader()
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      try reader.read(line, number: number + 1)
    }
    self = try reader.snapshot()
  }
}

/// The lines of a hierarchy's text.
enum HierarchyLine {
  static let title = ["#", "coordviz", "hierarchy"]
  static let version = 1
  static let explanation = "# Written by 'coordviz snapshot'; lines may be merged in any order."

  static func head(of origin: Snapshot.Origin) -> String {
    (title + ["\(version)", origin.kind.rawValue] + [origin.name.map(Word.written)].compactMap { $0 })
      .joined(separator: " ")
  }

  /// `coordinator App/Home tab type=HomeCoordinator`.
  static func line(of node: Node) -> String {
    let id = node.id.rawValue
    let values = [
      ("type", node.type == id ? nil : node.type), ("label", node.label), ("module", node.module),
    ]
    let words = [node.kind.rawValue, Word.written(id), node.role?.rawValue].compactMap { $0 }
    return (words + pairs(values) + pairs(node.unknown.map { ("unknown", $0) })).joined(separator: " ")
  }

  /// `App -> App/Home child strong`.
  static func line(of edge: Edge) -> String {
    let words = [
      Word.written(edge.from.rawValue), Word.arrow, Word.written(edge.to.rawValue), edge.kind.rawValue,
      edge.ownership.rawValue,
    ]
    let values = [("label", edge.label), ("condition", edge.condition)]
    return (words + (edge.isPossible ? [possible] : []) + pairs(values)).joined(separator: " ")
  }

  static let possible = "possible"

  private static func pairs(_ values: [(String, String?)]) -> [String] {
    values.compactMap { key, value in value.map { "\(key)=\(Word.written($0))" } }
  }
}
