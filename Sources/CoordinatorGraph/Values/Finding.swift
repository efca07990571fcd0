/// A problem in the app: a value, never a thrown error.
public struct Finding: Hashable, Sendable {
  /// How severe it is.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    case error, warning, note
  }

  /// The id of the rule that found it, in kebab case: `attached-twice`.
  public var rule: String

  /// How severe it is.
  public var severity: Severity

  /// One sentence that states the problem.
  public var message: String

  /// The node with the problem.
  public var node: NodeID?

  /// The line of source with the problem.
  public var location: SourceLocation?

  /// Why it matters and how to fix it, in a sentence or two.
  public var advice: String?

  /// The fix, if known: one line per change, each starting with the place to change. It contains all of the advice, and reports
  /// show it instead of the advice.
  public var fix: String?

  /// The evidence, one line per element: the path of references to a leaked object.
  public var details: [String]

  /// A key that identifies the finding from run to run, without lines, counts and addresses. If nil, the
  /// rule and the types identify it.
  public var signature: String?

  /// The names of the types with the problem, sorted. They identify the finding even if its message is reworded. If
  /// empty, the names in the message do.
  public var types: [String]

  /// A finding of the given rule.
  public init(
    rule: String,
    severity: Severity,
    message: String,
    node: NodeID? = nil,
    location: SourceLocation? = nil,
    advice: String? = nil,
    fix: String? = nil,
    details: [String] = [],
    signature: String? = nil,
    types: [String] = []
  ) {
    (self.rule, self.severity, self.message, self.node) = (rule, severity, message, node)
    (self.location, self.advice, self.fix, self.details) = (location, advice, fix, details)
    (self.signature, self.types) = (signature, types)
  }

  /// The finding as a report shows it: the first line with its place, severity and rule, then the further
  /// lines, indented.
  package func lines(
    severity word: (Severity) -> String = { "\($0.rawValue):" },
    further: (String) -> String = { $0 }
  ) -> [String] {
    let place = location.map { "\($0.file.onOneLine):\($0.line): " } ?? ""
    let line = "\(place)\(word(severity)) \(message.onOneLine) [\(rule.onOneLine)]"
    return [line] + furtherLines.map { "  " + further($0) }
  }

  /// The lines after the message: the fix or else the advice, and then the evidence.
  package var furtherLines: [String] {
    (fixLines + details).map(\.onOneLine)
  }

  /// `fix: …`, or `fix, step 1 of 2: …` for each of several changes; the advice if there is no fix.
  private var fixLines: [String] {
    guard let fix else { return [advice].compactMap { $0 } }
    let changes = changes
    guard changes.count > 1 else { return ["fix: \(fix)"] }
    return changes.enumerated().map { "fix, step \($0 + 1) of \(changes.count): \($1)" }
  }

  /// The fix for formats without lines.
  package var fixInOneLine: String? { fix.map { _ in changes.joined(separator: "; then ") } }

  /// The lines of the fix; empty if there is none.
  package var changes: [String] { fix?.split(separator: "\n").map(String.init) ?? [] }
}

/// A line of a source file.
public struct SourceLocation: Hashable, Sendable {
  /// The file's path, relative to the project, or a `#fileID`.
  public internal(set) var file: String

  /// The line, counted from 1.
  public internal(set) var line: Int

  /// The given line of the given file. A line below 1 becomes 1.
  public init(file: String, line: Int) {
    self.file = file
    self.line = max(line, 1)
  }
}
