/// What is wrong with one object of a running app that was watched: one bug, one value.
///
/// It holds names and tokens, never addresses, so that two runs that do the same say the same.
public struct Leak: Hashable, Sendable {
  /// Its number within its recording, counted from 1. A later line of the same number replaces an earlier one.
  public var number: Int

  /// What is wrong.
  public var verdict: Verdict

  /// The object that it is about: the culprit, where several objects are alive for one reason.
  public var subject: Subject

  /// The coordinator that the object is or was attached to.
  public var parent: Subject?

  /// One sentence that says how it is known.
  public var reason: String

  /// What it rests on, the most telling first: the line that attached the object comes before what came after.
  public var evidence: [Evidence]

  /// How sure it is.
  public var confidence: Confidence

  /// Why the object is alive, where that was looked for.
  public var explanation: Explanation?

  /// How to mend it, in a sentence or two.
  public var hint: String?

  /// What stays the same from run to run as long as the bug does: no addresses, no lines, no counts, no indices.
  public var signature: String

  /// How many objects it holds of: more than one when the same happened to several for one reason.
  public var count: Int

  /// Objects that are alive for the same reason only, such as what is below the subject.
  public var victims: [Subject]

  /// The subject in the snapshot that was taken with it, where it stands in one.
  public var node: NodeID?

  /// A leak; all but what it is about has a default.
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
    self.signature = signature
    self.count = count
    self.victims = victims
    self.node = node
  }
}
