import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph

/// A Markdown file as handwritten lines and blocks of coordviz, byte for byte.
struct MarkedDocument {
  struct Block: Equatable {
    /// The line of its first marker, from 1.
    let line: Int
    /// The text after `coordviz:begin`.
    let options: String
    /// The content between the markers, as a byte range of the document.
    var content: Range<Int>
    let newline: String
    /// The white space before its first marker.
    let indent: String
  }

  let bytes: [UInt8]
  private(set) var blocks: [Block] = []

  private static let begin = "coordviz:begin"
  private static let finish = "coordviz:end"
  /// The two lines of a block.
  static let markers = "<!-- \(begin) --> and <!-- \(finish) -->"

  /// Finds the blocks of a text. Markers in code blocks are no markers.
  init(_ bytes: [UInt8]) throws(MarkerError) {
    self.bytes = bytes
    var markdown = MarkdownBlocks()
    // A byte order mark is no part of the first line.
    var (number, place) = (0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var open: Block?
    while place < bytes.count {
      let end = bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      let line = String(decoding: bytes[place..<end], as: UTF8.self)
      number += 1
      let isText =
        markdown.meaning(of: line.last?.isNewline == true ? String(line.dropLast()) : line) == .text
      if isText, let marker = Self.marker(in: line) {
        try read(marker, Line(number: number, range: place..<end, text: line), &open)
      }
      place = end
    }
    guard let open else { return }
    let fix = "use \(Self.markers) on separate lines, outside of code"
    throw MarkerError(line: open.line, problem: "the block that begins here has no end; \(fix)")
  }

  private struct Line {
    let number: Int
    let range: Range<Int>
    let text: String
  }

  /// - Parameter open: The block that waits for its end.
  private mutating func read(_ marker: Substring, _ line: Line, _ open: inout Block?) throws(MarkerError) {
    let word = String(marker.prefix { !$0.isWhitespace })
    if word == Self.begin, let open {
      let problem = "a block begins here inside the block of line \(open.line); end that block first"
      throw MarkerError(line: line.number, problem: problem)
    } else if word == Self.begin {
      open = Block(
        line: line.number,
        options: String(marker.dropFirst(word.count)),
        content: line.range.upperBound..<line.range.upperBound,
        newline: line.text.hasSuffix("\r\n") ? "\r\n" : "\n",
        indent: String(line.text.prefix { $0 == " " || $0 == "\t" })
      )
    } else if word == Self.finish, var block = open {
      block.content = block.content.lowerBound..<line.range.lowerBound
      blocks.append(block)
      open = nil
    } else {
      let problem =
        word == Self.finish ? "a block ends here, but none has begun" : "unknown marker \(word.quoted)"
      throw MarkerError(line: line.number, problem: "\(problem); use \(Self.markers)")
    }
  }

  /// The words of a comment that is all of a line, if they are meant for coordviz.
  private static func marker(in line: String) -> Substring? {
    let text = line.trimmed
    guard text.hasPrefix("<!--"), text.hasSuffix("-->"), text.count >= 7 else { return nil }
    let words = text.dropFirst(4).dropLast(3).trimmed
    return words.hasPrefix("coordviz:") ? words : nil
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
