import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// Why a text states no graph.
///
/// A message is `line: problem`; a caller that knows the file's name adds it in front.
public enum DeclarationError: Error, Equatable, Sendable {
  /// The text has no declaration; `expected` describes one.
  case empty(expected: String)
  /// The text is larger than the limit.
  case tooLarge(bytes: Int, limit: Int)
  /// The text breaks the rules of its language.
  case syntax(line: Int, problem: String)
  /// A tab indents the line.
  case tab(line: Int)
  /// Values are nested too deeply.
  case tooDeep(line: Int?)
  /// A second document begins.
  case severalDocuments(line: Int)
  /// A value has an anchor, or is the alias of one.
  case alias(line: Int)
  /// A key that the format does not know.
  case unknownKey(String, line: Int, known: [String])
  /// A key occurs twice.
  case duplicateKey(String, line: Int)
  /// A key is not there.
  case missingKey(String, line: Int)
  /// The value is of another type.
  case wrongType(line: Int, key: String, expected: String, found: String)
  /// The format does not define this word.
  case unknownWord(String, line: Int, key: String, known: [String])
  /// A newer tool wrote it.
  case newerVersion(Int, line: Int)
  /// Names that do not fit together.
  case statement(StatementError)

  /// The wrong line, from 1; nil if the error is about the whole text.
  public var line: Int? {
    switch self {
    case .empty, .tooLarge: nil
    case .tooDeep(let line): line
    case .syntax(let line, _), .tab(let line), .severalDocuments(let line), .alias(let line),
      .unknownKey(_, let line, _), .duplicateKey(_, let line), .missingKey(_, let line),
      .wrongType(let line, _, _, _), .unknownWord(_, let line, _, _), .newerVersion(_, let line):
      line
    case .statement(let error): error.place.line
    }
  }
}

extension DeclarationError: LocalizedError {
  /// One line: the place, the problem and the fix.
  public var errorDescription: String? {
    (line.map { "\($0): " } ?? "") + problem
  }
}

extension DeclarationError: CustomStringConvertible {
  /// The same as the description of the error.
  public var description: String { errorDescription ?? problem }
}

extension DeclarationError {
  /// The problem and how to fix it, without the place.
  public var problem: String {
    switch self {
    case .empty, .tooLarge, .syntax, .tab, .tooDeep, .severalDocuments, .alias: problemOfText
    case .unknownKey(let key, _, let known):
      "unknown key \(key.quoted); \(key.advice(from: known))"
    case .duplicateKey(let key, _):
      "the key \(key.quoted) is there twice; keep one"
    case .missingKey(let key, _):
      "the key \(key.quoted) is missing; add it"
    case .wrongType(_, let key, let expected, let found):
      "\(key.quoted) must be \(expected), but is \(found)"
    case .unknownWord(let word, _, let key, let known):
      "unknown \(key) \(word.quoted); \(word.advice(from: known))"
    case .newerVersion(let version, _):
      "written for a newer coordviz: the format has version \(version), but this one reads 1; update coordviz"
    case .statement(let error):
      error.problem
    }
  }

  private var problemOfText: String {
    switch self {
    case .empty(let expected):
      "the document declares nothing; \(expected)"
    case .tooLarge(let bytes, let limit):
      "the document has \(bytes >> 20) MB, but the limit is \(limit >> 20) MB; use a snapshot in json"
    case .syntax(_, let problem):
      problem
    case .tab:
      "a tab indents this line; indent with spaces"
    case .tooDeep:
      "the values are nested too deeply; declare the inner ones at the top level and name them here"
    case .severalDocuments:
      "a second document begins; keep one graph in a file"
    case .alias:
      "anchors and aliases are not supported; repeat the value"
    default:
      ""
    }
  }
}
