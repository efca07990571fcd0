import CoordinatorGraph
import Yams

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
