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
    self.rule = rule
    self.severity = severity
    self.message = message
    self.node = node
    self.location = location
    self.advice = advice
    self.fix = fix
    self.details = details
    self.signature = signature
    self.types = types
  }
}
