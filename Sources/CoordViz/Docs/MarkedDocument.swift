import CoordinatorGraph

/// A Markdown file as handwritten lines and blocks of coordviz, byte for byte.
struct MarkedDocument {
  /// A block between two markers.
  struct Block: Equatable {
    /// The line of its first marker, from 1.
    let line: Int
    /// The text after `coordviz:begin`.
    let options: String
    /// The content between the markers, as a byte range of the document.
    let content: Range<Int>
    /// How its lines end.
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

/// A problem with the markers of a file.
struct MarkerError: Error, Equatable {
  let line: Int
  let problem: String
}
