import CoordinatorDeclarations
import CoordinatorGraph

/// A Markdown file as handwritten lines and blocks of coordviz, byte for byte.
struct MarkedDocument {
  struct Block: Equatable {
    /// The line of its first marker, from 1.
    let line: Int
    /// The text after `coordviz:begin`.
    let options: String
    /// The content between the markers, as a byte range of the document.
    let content: Range<Int>
    let newline: String
    /// The white space before its first marker.
    let indent: String
  }

  let bytes: [UInt8]
  let blocks: [Block]

  /// Finds the blocks of a text. Markers in code blocks are no markers.
  init(_ bytes: [UInt8]) throws(MarkerError) {
    self.bytes = bytes
    var scan = MarkerScan()
    for line in MarkedLine.all(of: bytes) { try scan.read(line) }
    blocks = try scan.end()
  }

  /// The text with new contents, one a block, whose lines end in `\n`.
  func filled(with contents: [String]) -> [UInt8] {
    var (filled, place) = ([UInt8](), 0)
    for (block, content) in zip(blocks, contents) {
      filled += bytes[place..<block.content.lowerBound]
      filled += Array(block.written(content).utf8)
      place = block.content.upperBound
    }
    return filled + bytes[place...]
  }

  /// The current content of a block, with lines that end in `\n`.
  func content(of block: Block) -> String {
    let text = String(decoding: bytes[block.content], as: UTF8.self)
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map { $0.hasPrefix(block.indent) ? $0.dropFirst(block.indent.count) : $0 }
      .joined(separator: "\n")
  }
}

extension MarkedDocument.Block {
  /// The content with this block's indentation and ends of lines.
  func written(_ content: String) -> String {
    content.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indent + $0 }
      .joined(separator: newline)
  }
}

struct MarkerError: Error, Equatable {
  let line: Int
  let problem: String
}

/// A line of a file, and its position.
struct MarkedLine {
  let number: Int
  /// Its bytes in the file, without its end.
  let range: Range<Int>
  /// Where the next line starts.
  let next: Int
  let text: String

  /// The lines of a text that end in a line feed, with a carriage return before it or not.
  static func all(of bytes: [UInt8]) -> [MarkedLine] {
    // A byte order mark is no part of the first line.
    var (lines, start) = ([MarkedLine](), bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    while start < bytes.count {
      let feed = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let end = feed > start && feed < bytes.count && bytes[feed - 1] == 0x0D ? feed - 1 : feed
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      let next = min(feed + 1, bytes.count)
      lines.append(MarkedLine(number: lines.count + 1, range: start..<end, next: next, text: text))
      start = next
    }
    return lines
  }

  /// How the line ends, for lines that are put behind it.
  var newline: String { next - range.upperBound == 2 ? "\r\n" : "\n" }

  /// The line without the white space at its ends.
  var trimmed: Substring {
    let start = text.drop { $0 == " " || $0 == "\t" }
    return start.dropLast(start.reversed().prefix { $0 == " " || $0 == "\t" }.count)
  }

  var indent: String { String(text.prefix { $0 == " " || $0 == "\t" }) }
}

/// Goes through the lines of a file from marker to marker.
struct MarkerScan {
  private var blocks: [MarkedDocument.Block] = []
  /// The marker that waits for its end.
  private var open: (line: MarkedLine, options: String)?
  private var markdown = MarkdownBlocks()

  private static let begin = "coordviz:begin"
  private static let finish = "coordviz:end"
  /// The two lines of a block.
  static let markers = "<!-- \(begin) --> and <!-- \(finish) -->"

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
      let problem = "unknown marker \(word.quoted); use \(Self.markers)"
      throw MarkerError(line: line.number, problem: problem)
    }
  }

  func end() throws(MarkerError) -> [MarkedDocument.Block] {
    if let open {
      throw MarkerError(
        line: open.line.number,
        problem:
          "the block that begins here has no end; use \(Self.markers) on separate lines, outside of code"
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
        problem: "a block ends here, but none has begun; use \(Self.markers)"
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
