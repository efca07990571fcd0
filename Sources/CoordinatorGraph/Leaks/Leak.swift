/// A bug with one watched object of a running app.
///
/// It holds names and tokens, never addresses, so that two equal runs report the same.
public struct Leak: Hashable, Sendable {
  /// Its number within its recording, counted from 1. A later line of the same number replaces an earlier one.
  public var number: Int

  /// The kind of bug.
  public var verdict: Verdict

  /// The object with the bug: the culprit, if several objects are alive for one reason.
  public var subject: Subject

  /// The coordinator that the object is or was attached to.
  public var parent: Subject?

  /// One sentence that says how the bug was detected.
  public var reason: String

  /// The evidence, most important first: the line that attached the object comes before later events.
  public var evidence: [Evidence]

  /// How certain it is.
  public var confidence: Confidence

  /// Why the object is alive, if that was analysed.
  public var explanation: Explanation?

  /// How to fix it, in a sentence or two.
  public var hint: String?

  /// The property to change, if the verdict is about one.
  public var property: Property?

  /// A key that stays the same from run to run while the bug exists: without addresses, lines, counts and
  /// indices.
  public var signature: String

  /// How many objects have this bug: more than one if several are alive for the same reason.
  public var count: Int

  /// Objects that are alive only for the same reason, such as children of the subject.
  public var victims: [Subject]

  /// The subject in the snapshot that was taken at the same time, if it contains the subject.
  public var node: NodeID?

  /// A leak; everything but the subject and the verdict has a default.
  public init(
    number: Int = 1,
    verdict: Verdict,
    subject: Subject,
    parent: Subject? = nil,
    reason: String,
    evidence: [Evidence] = [],
    confidence: Confidence = .certain,
    explanation: Explanation? = nil,
    hint: String? = nil,
    property: Property? = nil,
    signature: String,
    count: Int = 1,
    victims: [Subject] = [],
    node: NodeID? = nil
  ) {
    self.number = number
    self.verdict = verdict
    self.subject = subject
    self.parent = parent
    self.reason = reason
    self.evidence = evidence
    self.confidence = confidence
    self.explanation = explanation
    self.hint = hint
    self.property = property
    self.signature = signature
    self.count = count
    self.victims = victims
    self.node = node
  }
}
