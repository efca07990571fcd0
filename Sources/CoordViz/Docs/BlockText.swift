import CoordinatorDeclarations
import CoordinatorGraph

/// The content of a block, as far as formatters of Markdown leave it alone.
///
/// Formatters align tables, add and remove empty lines, and write emphasis with underscores. What they change is no change of
/// the block, and stays as they wrote it. Code counts letter by letter.
struct BlockText: Equatable {
  private let lines: [String]

  init(_ text: String) {
    var markdown = MarkdownBlocks()
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      let isCode = markdown.meaning(of: String(line)) == .hidden
      let plain = line.droppingSpaceAtEnd
      if isCode { return plain }
      return plain.isEmpty ? nil : Self.plain(plain)
    }
  }

  /// The lines that only one of two texts has: `- ` before the old ones, `+ ` before the new ones. O(lines).
  func lines(since old: BlockText) -> [String] {
    let changes =
      old.lines.missing(in: lines).map { "- \($0)" } + lines.missing(in: old.lines).map { "+ \($0)" }
    if changes.isEmpty { return self == old ? [] : ["~ the lines are in another order"] }
    let rest = changes.count - Self.mostLines
    return changes.prefix(Self.mostLines) + (rest > 0 ? ["~ and \(rest) more lines"] : [])
  }

  private static let mostLines = 40

  private static func plain(_ line: String) -> String {
    let indent = line.prefix { $0 == " " }
    let text = line.dropFirst(indent.count)
    if text.first == "|" {
      // A row of a table. The dashes below its head count as one.
      let cells = text.split(separator: "|", omittingEmptySubsequences: false)
      let row = cells.map { $0.trimmingCharacters(in: [" "]) }.joined(separator: "|")
      return row.allSatisfy { "|-:".contains($0) } ? row.replacing(/-+/, with: "-") : row
    }
    if text.count > 2, text.first == "_", text.last == "_" {
      return indent + "*" + text.dropFirst().dropLast() + "*"
    }
    return line
  }
}

extension StringProtocol {
  fileprivate var droppingSpaceAtEnd: String {
    String(dropLast(reversed().prefix { $0 == " " || $0 == "\t" || $0 == "\r" }.count))
  }
}

extension [String] {
  /// The lines that others have not as often.
  fileprivate func missing(in others: [String]) -> [String] {
    var left = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return filter { line in
      guard let count = left[line], count > 0 else { return true }
      left[line] = count - 1
      return false
    }
  }
}

/// An outline as coordviz writes it, read again: more of it than a guide's outline has, which is written by hand.
struct WrittenOutline {
  struct Item: Equatable {
    let indent: Int
    let name: String
    /// Whether its own line is another one.
    let isReference: Bool
    /// The words before the name.
    let words: [String]
  }

  let items: [Item]

  init(_ text: String) {
    items = text.split(whereSeparator: \.isNewline).compactMap(Item.init)
  }

  /// The graph of the outline; nil if it is not an outline.
  func graph() -> Graph? {
    guard items.first?.indent == 0 else { return nil }
    let owners = items.filter { !$0.isReference }
    var (ids, next) = ([String: [NodeID]](), [String: Int]())
    for item in owners {
      ids[item.name, default: []].append(Self.id(item.name, number: ids[item.name]?.count ?? 0))
    }
    var (edges, open) = ([Edge](), [(indent: Int, id: NodeID)]())
    for item in items {
      let number = item.isReference ? 0 : next[item.name, default: 0]
      guard let known = ids[item.name], number < known.count else { return nil }
      while let last = open.last, last.indent >= item.indent { open.removeLast() }
      if let parent = open.last {
        edges.append(item.edge(from: parent.id, to: known[number], order: edges.count))
      }
      if !item.isReference {
        next[item.name] = number + 1
        open.append((item.indent, known[number]))
      }
    }
    let nodes = ids.flatMap { name, ids in ids.map { Node(id: $0, type: name) } }
    return try? Graph(nodes: nodes, edges: edges)
  }

  private static func id(_ name: String, number: Int) -> NodeID {
    NodeID(number == 0 ? name : "\(name)#\(number + 1)")
  }
}

extension WrittenOutline.Item {
  /// `- creates, weak: **Name** - description`; nil if the line is not an item.
  init?(_ line: Substring) {
    let text = line.drop { $0 == " " }
    indent = line.count - text.count
    let bullet = text.prefix { !$0.isWhitespace }
    guard bullet == "-" || bullet.last == "." && bullet.dropLast().allSatisfy(\.isNumber) else { return nil }
    var pieces = [""]
    var isEscaped = false
    for letter in text.dropFirst(bullet.count + 1).replacing("@<!-- -->", with: "@") {
      if letter == "*", !isEscaped { pieces.append(""); continue }
      if letter == "\\", !isEscaped { isEscaped = true; continue }
      pieces[pieces.count - 1].append(letter)
      isEscaped = false
    }
    // An empty text precedes the first stars, so a bold name is the third piece.
    guard pieces.count >= 3 else { return nil }
    isReference = !pieces[1].isEmpty
    guard isReference || pieces.count >= 5 else { return nil }
    name = isReference ? pieces[1] : pieces[2]
    words =
      pieces[0].split(separator: ":").first?.split(separator: ",").map { String($0.drop { $0 == " " }) } ?? []
  }

  fileprivate func edge(from parent: NodeID, to node: NodeID, order: Int) -> Edge {
    let kind = words.lazy.compactMap(Edge.Kind.init).first ?? .child
    let ownership = words.lazy.compactMap(Ownership.init).first ?? .unknown
    return Edge(from: parent, to: node, kind: kind, ownership: ownership, order: order)
  }
}
