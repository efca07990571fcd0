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

/// Rows of cells under a head.
struct Table: Hashable, Sendable {
  let head: [String]
  var rows: [[Line]]

  /// The table without its last column, where that says nothing.
  var withoutEmptyEnd: Table {
    guard rows.allSatisfy({ $0.last?.isEmpty ?? true }) else { return self }
    return Table(head: Array(head.dropLast()), rows: rows.map { Array($0.dropLast()) })
  }
}

/// Something that was found.
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
