import Foundation
import Yams

/// A YAML text that was composed into values.
final class YAMLDocument {
  /// The most bytes that are read: a graph of some hundred thousand nodes.
  static let limit = 32 << 20

  let text: String
  /// Anchors live as long as the parser.
  private let parser: Parser

  private init(_ text: String) throws {
    self.text = text
    // Only texts, lists and mappings matter here, so no resolver rule is tried on each text.
    parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
  }

  /// The one value of a document.
  static func root(of text: String) throws(DeclarationError) -> YAMLValue {
    guard text.utf8.count <= limit else { throw .tooLarge(bytes: text.utf8.count, limit: limit) }
    if let position = text.tooManyAliases { throw .alias(line: text.line(at: position)) }
    do {
      // The parser would count the mark as a column.
      let hasMark = text.unicodeScalars.first == "\u{FEFF}"
      let document = try YAMLDocument(hasMark ? String(text.unicodeScalars.dropFirst()) : text)
      guard let root = try document.parser.singleRoot() else { throw DeclarationError.nothing }
      return YAMLValue(root, in: document)
    } catch let error as DeclarationError {
      throw error
    } catch {
      throw DeclarationError(error, in: text)
    }
  }

  /// The text of a scalar.
  ///
  /// Foundation on Linux drops a byte order mark at the start of a text, and Yams uses Foundation for its
  /// texts.
  func string(of scalar: Node.Scalar) -> String {
    startsWithMark(scalar) ? "\u{FEFF}" + scalar.string : scalar.string
  }

  /// Whether the source has a byte order mark at the start of a scalar that the scalar's text lacks.
  private func startsWithMark(_ scalar: Node.Scalar) -> Bool {
    guard hasMarks, let mark = scalar.mark, lineStarts.indices.contains(mark.line - 1) else { return false }
    guard scalar.string.unicodeScalars.first != "\u{FEFF}" else { return false }
    let start = lineStarts[mark.line - 1] + mark.column - 1
    let source = scalars.dropFirst(start).prefix(7).reduce(into: "") { $0.unicodeScalars.append($1) }
    return source.uppercased() == "\"\\UFEFF"
  }

  private lazy var hasMarks = text.range(of: "\\uFEFF", options: .caseInsensitive) != nil
  /// An array: all values may be on one line, and each is found by its column.
  private lazy var scalars = Array(text.unicodeScalars)
  private lazy var lineStarts = [0] + scalars.indices.filter { scalars[$0] == "\n" }.map { $0 + 1 }
}

extension String {
  /// The line of a byte, from 1.
  func line(at position: Int) -> Int {
    utf8.prefix(position).reduce(into: 1) { if $1 == 0x0A { $0 += 1 } }
  }
}
