import CoordinatorGraph

/// Draws a graph as a tree of lines, for terminals and for the messages of tests that fail.
///
/// A repeated node is a reference to its first line. Below depth 32, lines keep their indentation and show
/// their depth as a number. Linear time and space.
public struct TextTree: Renderer {
  private let marks: TreeMarks

  /// A renderer of trees.
  ///
  /// - Parameter ascii: Whether to draw lines and marks with ASCII only; names stay unchanged.
  public init(ascii: Bool = false) {
    marks = ascii ? .ascii : .boxes
  }

  /// The graph as a tree; empty for an empty graph.
  public func render(_ graph: Graph) -> String {
    let items = Listing(graph).items
    return zip(branches(of: items), items).map { branch, item in
      branch + item.prefix(marks) + item.node.caption + item.suffix(marks) + "\n"
    }.joined()
  }

  /// The branch lines before each item. Computed backwards, since a branch continues only if a later item
  /// hangs on it.
  private func branches(of items: [Listing.Item]) -> [String] {
    var goesOn = [Bool](repeating: false, count: Listing.Item.deepestIndent + 1)
    let branches = items.reversed().map { item -> String in
      let level = item.indent
      guard level > 0 else { goesOn = goesOn.map { _ in false }; return "" }
      let trunk = goesOn[1..<level].map { $0 ? marks.trunk.goesOn : marks.trunk.ended }.joined()
      let branch = goesOn[level] ? marks.branch.goesOn : marks.branch.last
      goesOn[level] = true
      for deeper in goesOn.indices.dropFirst(level + 1) { goesOn[deeper] = false }
      return trunk + branch
    }
    return branches.reversed()
  }
}

/// The characters that draw the lines and references of a text tree.
struct TreeMarks {
  /// A level whose branch continues below, and one whose branch has ended.
  let trunk: (goesOn: String, ended: String)
  /// The branch to an item that others follow, and to the last one.
  let branch: (goesOn: String, last: String)
  /// The characters around an edge's label.
  let quotes: (open: String, close: String)
  /// The text after the name of a node that is listed elsewhere.
  let references: (above: String, below: String)

  static let boxes = TreeMarks(
    trunk: ("│   ", "    "),
    branch: ("├── ", "└── "),
    quotes: ("“", "”"),
    references: (" ↩︎ see above", " ↪︎ see below")
  )

  static let ascii = TreeMarks(
    trunk: ("|   ", "    "),
    branch: ("|-- ", "`-- "),
    quotes: ("\"", "\""),
    references: (" (see above)", " (see below)")
  )
}
