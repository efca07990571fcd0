import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// Why a text states no graph.
///
/// A message is `line: problem`; a caller that knows the file's name adds it in front.
package struct DeclarationError: Error, Equatable, Sendable {
  /// The wrong line, from 1; nil if the error is about the whole text.
  package let line: Int?
  /// The problem and how to fix it, without the place.
  package let problem: String

  private init(_ line: Int?, _ problem: String) { (self.line, self.problem) = (line, problem) }
}

extension DeclarationError: LocalizedError, CustomStringConvertible {
  package var errorDescription: String? { description }

  /// One line: the place, the problem and the fix.
  package var description: String { (line.map { "\($0): " } ?? "") + problem }
}

extension DeclarationError {
  /// The text has no declaration; `expected` describes one.
  static func empty(expected: String) -> Self { Self(nil, "the document declares nothing; \(expected)") }

  static func tooLarge(bytes: Int, limit: Int) -> Self {
    Self(
      nil,
      "the document has \(bytes >> 20) MB, but the limit is \(limit >> 20) MB; use a snapshot in json"
    )
  }

  /// The text breaks the rules of its language.
  static func syntax(line: Int, problem: String) -> Self { Self(line, problem) }

  static func tab(line: Int) -> Self { Self(line, "a tab indents this line; indent with spaces") }

  static func tooDeep(line: Int?) -> Self {
    Self(line, "the values are nested too deeply; declare the inner ones at the top level and name them here")
  }

  static func severalDocuments(line: Int) -> Self {
    Self(line, "a second document begins; keep one graph in a file")
  }

  /// A value has an anchor, or is the alias of one.
  static func alias(line: Int) -> Self {
    Self(line, "anchors and aliases are not supported; repeat the value")
  }

  static func unknownKey(_ key: String, line: Int, known: [String]) -> Self {
    Self(line, "unknown key \(key.quoted); \(key.advice(from: known))")
  }

  static func duplicateKey(_ key: String, line: Int) -> Self {
    Self(line, "the key \(key.quoted) is there twice; keep one")
  }

  static func missingKey(_ key: String, line: Int) -> Self {
    Self(line, "the key \(key.quoted) is missing; add it")
  }

  static func wrongType(line: Int, key: String, expected: String, found: String) -> Self {
    Self(line, "\(key.quoted) must be \(expected), but is \(found)")
  }

  static func unknownWord(_ word: String, line: Int, key: String, known: [String]) -> Self {
    Self(line, "unknown \(key) \(word.quoted); \(word.advice(from: known))")
  }

  static func newerVersion(_ version: Int, line: Int) -> Self {
    Self(
      line,
      "written for a newer coordviz: the format has version \(version), but this one reads 1; update coordviz"
    )
  }

  /// Names that do not fit together.
  static func statement(_ error: StatementError) -> Self { Self(error.place.line, error.problem) }
}
