/// The text of a line of Markdown, without the marks of its quotes and lists.
struct MarkdownLine {
  let document: Document
  /// The start of its text, after white space.
  let start: Int
  let end: Int
  /// The bullet or number of the item that starts with it.
  var item: MarkdownBlocks.Item?

  /// The text of an item.
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
