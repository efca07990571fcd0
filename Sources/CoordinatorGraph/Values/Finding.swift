/// Something that is wrong with the app: a value, never an error.
public struct Finding: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    case error, warning, note
  }

  /// The id of the rule that found it, in kebab case: `attached-twice`.
  public var rule: String

  /// How much it matters.
  public var severity: Severity

  /// One sentence that says what is wrong.
  public var message: String

  /// The node that it is about.
  public var node: NodeID?

  /// The line of source that it is about.
  public var location: SourceLocation?

  /// Why it bites and how to mend it, in a sentence or two.
  public var advice: String?

  /// What to write where, in one line that begins with the place, where that is known. It says all that the advice does,
  /// and is shown in its stead.
  public var mend: String?

  /// What it rests on, a line an element: the way of references to an object that leaked.
  public var details: [String]

  /// What it is recognised by from run to run, without lines, counts and addresses; what its rule, node and message
  /// name when nil.
  public var signature: String?

  /// A finding of the given rule.
  public init(
    rule: String,
    severity: Severity,
    message: String,
    node: NodeID? = nil,
    location: SourceLocation? = nil,
    advice: String? = nil,
    mend: String? = nil,
    details: [String] = [],
    signature: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.node = node
    self.location = location
    self.advice = advice
    self.mend = mend
    self.details = details
    self.signature = signature
  }
}
