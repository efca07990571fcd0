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
