import CoordinatorGraph

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
