import CoordinatorGraph
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

  /// The texts of a mapping by their keys, without lists and mappings; nil for another value, and for no YAML.
  static func texts(of text: String) -> [String: String]? {
    guard case .mapping(let pairs)? = try? root(of: text).shape() else { return nil }
    return pairs.reduce(into: [:]) { texts, pair in
      if let key = try? pair.key.text(""), let text = try? pair.value.text("") { texts[key] = text }
    }
  }

  /// The text of a scalar.
  ///
  /// Foundation on Linux drops a byte order mark at the start of a text, and Yams uses Foundation for its
  /// texts.
  func string(of scalar: Yams.Node.Scalar) -> String {
    startsWithMark(scalar) ? "\u{FEFF}" + scalar.string : scalar.string
  }

  /// Whether the source has a byte order mark at the start of a scalar that the scalar's text lacks.
  private func startsWithMark(_ scalar: Yams.Node.Scalar) -> Bool {
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
  /// The line of a place, from 1.
  func line(at place: Index) -> Int { utf8[..<place].count { $0 == 0x0A } + 1 }

  /// The place of the text's first alias, if there are too many aliases to compose safely.
  ///
  /// The YAML library compares a mapping's keys with their aliases expanded. A few lines of nested aliases in
  /// a key would take forever, so this rejects texts with many aliases. A word counts as an alias anywhere,
  /// even in quotes, if the text has its anchor. Linear time.
  var tooManyAliases: Index? {
    // With this many aliases, a value can be copied a few dozen times at most.
    let limit = 8
    let anchors = Set(words(after: "&"))
    let aliases = anchors.isEmpty ? [] : words(after: "*").filter(anchors.contains)
    return aliases.count > limit ? aliases[0].startIndex : nil
  }

  /// The words right after each of a character.
  private func words(after mark: Unicode.Scalar) -> [Substring] {
    utf8.split(separator: UInt8(ascii: mark), omittingEmptySubsequences: false).dropFirst()
      .map { Substring($0.prefix(while: \.isOfAnchor)) }.filter { !$0.isEmpty }
  }
}

extension UInt8 {
  /// Whether it can be in the name of an anchor.
  fileprivate var isOfAnchor: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension DeclarationError {
  /// There is no value in a document.
  static let nothing = DeclarationError.empty(expected: "start with 'version: 1' and 'coordinators:'")

  /// Converts an error of the YAML library.
  init(_ error: any Error, in text: String) {
    switch error as? YamlError {
    case .reader(_, let offset, let value, _):
      self = .unreadable(value, at: offset, in: text)
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _):
      self = .broken(problem, at: mark.line, in: text)
    case .composer(_, let problem, let mark, _):
      self =
        problem.hasSuffix("another document") ? .severalDocuments(line: mark.line) : .alias(line: mark.line)
    case .duplicatedKeysInMapping(let keys, let context):
      self = .duplicateKey(keys.first ?? "", line: context.mark.line)
    case .memory:
      self = .tooDeep(line: nil)
    default:
      self = .syntax(line: 1, problem: "not yaml")
    }
  }

  private static func broken(_ problem: String, at line: Int, in text: String) -> DeclarationError {
    if problem.hasPrefix("Maximum nesting level") { return .tooDeep(line: line) }
    if text.lineIsIndentedByTab(line) { return .tab(line: line) }
    return .syntax(line: line, problem: "not yaml: \(problem)")
  }

  /// The offset counts characters.
  private static func unreadable(_ value: Int32, at offset: Int?, in text: String) -> DeclarationError {
    let line = text.prefix(offset ?? 0).reduce(into: 1) { if $1.isNewline { $0 += 1 } }
    let code = String(value, radix: 16, uppercase: true)
    return .syntax(
      line: line,
      problem: "not yaml: the character U+\(code) is not allowed here; write it as an escape"
    )
  }
}

extension String {
  fileprivate func lineIsIndentedByTab(_ line: Int) -> Bool {
    let lines = utf8.split(separator: 0x0A, maxSplits: line, omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return false }
    return lines[line - 1].prefix { $0 == 0x20 || $0 == 0x09 }.contains(0x09)
  }
}
