import CoordinatorDiagrams
import CoordinatorGraph

/// A nested list whose items each begin with a name in bold.
struct Outline {
  struct Item {
    var indent: Int
    var name: String
    var description: String?
  }

  private(set) var items: [Item]

  /// Whether one item is below another.
  var isNested: Bool { items.contains { $0.indent > items[0].indent } }

  /// The first description of each name.
  var descriptions: [String: String] {
    Dictionary(items.compactMap { item in item.description.map { (item.name, $0) } }) { first, _ in first }
  }

  /// The lists among the given items, in order. An item without a bold name, or one of the lines, ends a list.
  static func all(of items: [(line: Int, text: MarkdownLine)], breakingAt breaks: [Int]) -> [Outline] {
    var (outlines, next) = ([Outline](), 0)
    var isOpen = false
    for (line, text) in items {
      while next < breaks.count, breaks[next] < line { next += 1; isOpen = false }
      guard let item = Item(text) else { isOpen = false; continue }
      if isOpen {
        outlines[outlines.count - 1].items.append(item)
      } else {
        outlines.append(Outline(items: [item]))
      }
      isOpen = true
    }
    return outlines
  }

  /// One coordinator per item, as a child of the item above it.
  func graph() -> Graph {
    var (nodes, edges, names) = ([Node](), [Edge](), FreshIDs())
    var open: [(indent: Int, id: NodeID, children: Int)] = []
    for item in items {
      while let last = open.last, last.indent >= item.indent { open.removeLast() }
      let id = names.next(item.name)
      nodes.append(Node(id: id, type: item.name, documentation: item.description))
      if let parent = open.last {
        edges.append(Edge(from: parent.id, to: id, order: parent.children))
        open[open.count - 1].children += 1
      }
      open.append((item.indent, id, 0))
    }
    // Ids are fresh, and edges lead between them: nothing can be wrong.
    return (try? Graph(nodes: nodes, edges: edges)) ?? .empty
  }
}

extension Outline.Item {
  /// `**Name** - description`; nil if the line does not begin with a bold name.
  init?(_ text: MarkdownLine) {
    // A line of many bullets is many items: only one that begins with a bold name becomes text.
    guard let item = text.item, text.startsBold else { return nil }
    let inner = text.string.dropFirst(2)
    guard let end = inner.firstRange(of: "**"), !inner[..<end.lowerBound].trimmed.isEmpty else { return nil }
    let rest = inner[end.upperBound...].trimmed.drop { "-–—:".contains($0) }.trimmed
    self.init(
      indent: item.column,
      name: inner[..<end.lowerBound].unescapedMarkdown.trimmed.description,
      description: rest.isEmpty ? nil : rest.unescapedMarkdown
    )
  }
}

extension Substring {
  /// The text without code marks, without a backslash before punctuation, and without the comment that keeps a name from
  /// being a mention.
  fileprivate var unescapedMarkdown: String {
    var (result, isEscaped) = ("", false)
    for letter in replacing("@<!-- -->", with: "@") {
      if letter == "\\" && !isEscaped { isEscaped = true; continue }
      if letter != "`" || isEscaped { result.append(letter) }
      isEscaped = false
    }
    return result
  }
}

struct Heading {
  let level: Int
  /// Its words, without marks.
  let words: String
  let line: Int

  /// A heading whose words are in a text, with marks around them or not: `## Words ##`.
  init(level: Int, _ text: MarkdownLine, line: Int) {
    let words = text.string.drop { $0 == "#" }.trimmed
    let closing = words.reversed().prefix { $0 == "#" }.count
    (self.level, self.words, self.line) = (level, words.dropLast(closing).bare, line)
  }

  func isNamed(_ name: String) -> Bool {
    words.lowercased() == name.drop { $0 == "#" }.bare.lowercased()
  }
}

extension StringProtocol {
  /// The text without the marks that make it bold, slanted or code, and without white space at its ends.
  var bare: String {
    let shown = String(filter { !"*`".contains($0) })
    return String(shown.trimmed)
  }
}

/// The text of a line of Markdown, without the marks of its quotes and lists.
struct MarkdownLine {
  let document: Document
  /// The start of its text, after white space.
  let start: Int
  let end: Int
  /// The bullet or number of the item that starts with it.
  var item: MarkdownBlocks.Item?

  init(document: Document, _ item: MarkdownBlocks.Item, end: Int) {
    self.init(document: document, start: item.start, end: end)
    self.item = item
  }

  init(document: Document, start: Int, end: Int) {
    (self.document, self.start, self.end) = (document, start, end)
  }

  var string: String { document.string(start..<end) }

  /// Whether its text starts with the mark of bold letters.
  var startsBold: Bool { end - start > 1 && document.scalars[start..<start + 2].allSatisfy { $0 == "*" } }
}
