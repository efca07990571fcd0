import CoordinatorDiagrams
import Foundation

/// The text of a documentation comment as blocks: paragraphs, lists, and code between backticks.
struct DocComment {
  let blocks: [Block]

  init(_ text: String) {
    var (blocks, items, lines) = ([Block](), [[Substring]](), [Substring]())
    func flush() {
      if !items.isEmpty { blocks.append(.list(items.map { Self.line($0) })) }
      if !lines.isEmpty { blocks.append(.paragraph(Self.line(lines))) }
      (items, lines) = ([], [])
    }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.drop { $0.isWhitespace }
      if words.allSatisfy(\.isWhitespace) {
        flush()
      } else if words.hasPrefix("- ") || words.hasPrefix("* ") {
        if !lines.isEmpty { flush() }
        items.append([words.dropFirst(2)])
      } else if items.isEmpty {
        lines.append(words)
      } else {
        items[items.count - 1].append(words)
      }
    }
    flush()
    self.blocks = blocks
  }

  /// The first paragraph, shortened to what a line of a list holds.
  static func summary(of text: String) -> Line {
    guard let first = DocComment(text).blocks.first, case .paragraph(let line) = first else { return [] }
    return line.shortened(to: 160)
  }

  /// A text as one line.
  static func line(of text: String) -> Line { line([Substring(text)]) }

  /// Joins lines into one, with text between two backticks as code.
  private static func line(_ lines: [Substring]) -> Line {
    let text = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ").oneLineOfWords
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count.isMultiple(of: 2) == false else { return .words(text) }
    return parts.enumerated().compactMap { place, part in
      part.isEmpty ? nil : place.isMultiple(of: 2) ? .text(String(part)) : .code(String(part))
    }
  }
}

extension Line {
  /// The first letters of a line, with `…` where there are more.
  func shortened(to length: Int) -> Line {
    var (line, left) = (Line(), length)
    for span in self {
      guard left > 0 else { return line + [.text("…")] }
      switch span {
      case .text(let text):
        line.append(.text(text.count > left ? text.prefix(left) + "…" : text))
        if text.count > left { return line }
        left -= text.count
      case .code(let text):
        line.append(span)
        left -= text.count
      case .page, .symbol, .source, .image: line.append(span)
      }
    }
    return line
  }
}

extension String {
  /// The text as one line of words: what is seen of it, with no control and no mark of direction in it.
  var oneLineOfWords: String {
    var (line, isOpen) = ("", false)
    for scalar in unicodeScalars {
      if scalar.isUnseen { isOpen = true; continue }
      if isOpen, !line.isEmpty, line.unicodeScalars.last != " " { line += " " }
      isOpen = false
      line.unicodeScalars.append(scalar)
    }
    return line
  }
}

extension Unicode.Scalar {
  /// Controls, ends of lines, marks of direction and what is no character.
  fileprivate var isUnseen: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFDD0...0xFDEF:
      true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
