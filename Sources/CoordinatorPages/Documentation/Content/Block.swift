import CoordinatorGraph

/// A part of a page, one below the other.
enum Block: Hashable, Sendable {
  case paragraph(Line)
  case list([Line])
  case table(Table)
  case outline([OutlineItem])
  case findings([FindingItem])
  /// The picture of the whole hierarchy.
  case picture
}

struct Table: Hashable, Sendable {
  let head: [String]
  var rows: [[Line]]

  /// The table without its last column, where that says nothing.
  var withoutEmptyEnd: Table {
    guard rows.allSatisfy({ $0.last?.isEmpty ?? true }) else { return self }
    return Table(head: Array(head.dropLast()), rows: rows.map { Array($0.dropLast()) })
  }
}

struct FindingItem: Hashable, Sendable {
  let severity: Finding.Severity
  /// How much it matters, in a word.
  let word: String
  /// The subject of the page; empty on the subject's own page.
  let subject: Line
  let message: Line
  let advice: Line
  let rule: String
  let place: Line
}

/// A line of the outline of a tree.
struct OutlineItem: Hashable, Sendable {
  /// How far it is below its root.
  let depth: Int
  let line: Line
}

/// A run of text within a line.
enum Span: Hashable, Sendable {
  case text(String)
  /// Source code, unchanged.
  case code(String)
  /// A name from source without a page, and its place.
  case symbol(String, SourceLocation?)
  /// A name with its own page.
  case page(String, PagePlace)
  /// A line of source, with what its file is called: nothing for another line of the file that was named just before.
  case source(SourceLocation, called: String)
  /// An image of a screen, by the name of the screen and of the image's file.
  case image(of: String, file: String)
}

typealias Line = [Span]

extension Line {
  /// A line of words alone.
  static func words(_ text: String) -> Line { [.text(text)] }

  /// The parts, with a middle dot between them.
  static func parts(_ parts: [Line]) -> Line {
    Array(parts.filter { !$0.isEmpty }.joined(separator: [.text(" · ")]))
  }
}
