import CoordinatorDeclarations
import CoordinatorGraph

/// Goes through the lines of a file from marker to marker.
struct MarkerScan {
  private var blocks: [MarkedDocument.Block] = []
  /// The marker that waits for its end.
  private var open: (line: MarkedLine, options: String)?
  private var markdown = MarkdownBlocks()

  private static let begin = "coordviz:begin"
  private static let finish = "coordviz:end"

  mutating func read(_ line: MarkedLine) throws(MarkerError) {
    guard markdown.meaning(of: line.text) == .text, line.trimmed.hasPrefix("<!--"),
      let words = Self.comment(line)
    else { return }
    if words == Self.begin || words.hasPrefix(Self.begin + " ") {
      try begin(line, String(words.dropFirst(Self.begin.count)))
    } else if words == Self.finish || words.hasPrefix(Self.finish + " ") {
      try end(line)
    } else if words.hasPrefix("coordviz:") {
      let word = String(words.prefix { !$0.isWhitespace })
      let problem = "unknown marker \(word.quoted); use \(Self.begin) or \(Self.finish)"
      throw MarkerError(line: line.number, problem: problem)
    }
  }

  /// The blocks, when the file ends here.
  func end() throws(MarkerError) -> [MarkedDocument.Block] {
    if let open {
      throw MarkerError(
        line: open.line.number,
        problem:
          "the block that begins here has no end; add <!-- coordviz:end --> on a separate line, outside of code"
      )
    }
    return blocks
  }

  private mutating func begin(_ line: MarkedLine, _ options: String) throws(MarkerError) {
    if let open {
      let problem = "a block begins here inside the block of line \(open.line.number); end that block first"
      throw MarkerError(line: line.number, problem: problem)
    }
    open = (line, options)
  }

  private mutating func end(_ line: MarkedLine) throws(MarkerError) {
    guard let begin = open else {
      throw MarkerError(
        line: line.number,
        problem: "a block ends here, but none has begun; add <!-- coordviz:begin -->"
      )
    }
    open = nil
    blocks.append(
      MarkedDocument.Block(
        line: begin.line.number,
        options: begin.options,
        content: begin.line.next..<line.range.lowerBound,
        newline: begin.line.newline,
        indent: begin.line.indent
      )
    )
  }

  /// The text of a one-line comment, or nil.
  private static func comment(_ line: MarkedLine) -> String? {
    let text = line.trimmed
    guard text.hasPrefix("<!--"), text.hasSuffix("-->"), text.count >= 7 else { return nil }
    let inner = text.dropFirst(4).dropLast(3)
    return String(inner.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
