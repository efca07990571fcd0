/// A code block with a diagram, or with anything else.
struct Fence {
  /// The line that opens it.
  let line: Int
  let isMermaid: Bool
  /// The range of text in each line of the block, without its indentation.
  var ranges: [Range<Int>] = []
  /// Whether it is a block of HTML, in which `&gt;` is a letter.
  var isHTML = false

  /// The text of the block.
  func text(of document: Document) -> MermaidText {
    var text = MermaidText(of: document, ranges: ranges)
    if isHTML { text.decodeEntities() }
    return text
  }
}
