/// A bug with one watched object of a running app: facts, from which ``report`` makes sentences.
///
/// It holds names and tokens, never addresses, so that two equal runs report the same.
public struct Leak: Hashable, Sendable {
  /// Its number within its recording, counted from 1. A later line of the same number replaces an earlier one.
  public package(set) var number: Int

  /// The kind of bug.
  public package(set) var verdict: Verdict

  /// The bug of each object, if the verdict is that they grow; otherwise the verdict.
  package var cause: Verdict

  /// The object with the bug: the culprit, if several objects are alive for one reason.
  public package(set) var subject: Subject

  /// The coordinator that the object is or was attached to, or that refers to it.
  public package(set) var parent: Subject?

  /// The type of the screen that went away, or that the object shows.
  package var screen: String?

  /// The property that the verdict is about.
  package var property: Property?

  /// Whether the coordinator inherits from `Coordinator`: the run knows all that happens to it.
  package var isOfKit = false

  /// What could not be read, if the verdict is ``Verdict/unknown``.
  package var note: String?

  /// The observations, most important first: the line that attached the object comes before later events.
  package var evidence: [Evidence]

  /// How certain it is.
  public package(set) var confidence: Confidence

  /// Why the object is alive, if that was analysed.
  public package(set) var explanation: Explanation?

  /// A key that stays the same from run to run while the bug exists: without addresses, lines, counts and
  /// indices.
  public package(set) var signature: String

  /// How many objects have this bug: more than one if several are alive for the same reason.
  public package(set) var count: Int

  /// Objects that are alive only for the same reason, such as children of the subject.
  package var victims: [Subject]

  /// The subject in the snapshot that was taken at the same time, if it contains the subject.
  package var node: NodeID?

  /// What became of it, if that is known after the run. Recordings have lines of their own for that.
  package var ending: LeakWithdrawal?

  package init(
    number: Int = 1,
    verdict: Verdict,
    cause: Verdict? = nil,
    subject: Subject,
    parent: Subject? = nil,
    screen: String? = nil,
    property: Property? = nil,
    evidence: [Evidence] = [],
    confidence: Confidence = .certain,
    explanation: Explanation? = nil,
    signature: String,
    count: Int = 1,
    victims: [Subject] = [],
    node: NodeID? = nil
  ) {
    (self.number, self.verdict, self.cause) = (number, verdict, cause ?? verdict)
    (self.subject, self.parent, self.screen, self.property) = (subject, parent, screen, property)
    (self.evidence, self.confidence, self.explanation) = (evidence, confidence, explanation)
    (self.signature, self.count, self.victims, self.node) = (signature, count, victims, node)
  }
}

// MARK: - Parts

extension Leak {
  /// A watched object, with names that are the same in every run.
  public struct Subject: Hashable, Sendable {
    /// Its number among all watched objects of this run, in order of first appearance, from 1.
    public package(set) var token: Int

    /// The name of its type, as Swift writes it.
    public package(set) var type: String

    /// Its number among the objects of its type, from 1.
    package internal(set) var ordinal: Int

    /// Whether it is a coordinator or a screen.
    package internal(set) var kind: Node.Kind

    package init(token: Int, type: String, ordinal: Int = 1, kind: Node.Kind = .coordinator) {
      (self.token, self.type, self.ordinal, self.kind) = (token, type, ordinal, kind)
    }

    /// `PostCoordinator`, and `PostCoordinator#2` for the second one.
    public var name: String { ordinal > 1 ? "\(type)#\(ordinal)" : type }
  }

  /// An observation that supports a verdict.
  package struct Evidence: Hashable, Sendable {
    /// What was observed. The owner is a coordinator unless the case tells something else.
    package enum Kind: String, CaseIterable, Sendable {
      /// The object was attached to the owner; the property is the list.
      case attached
      /// The owner detached the object.
      case detached
      /// A property of the owner has the object in a list of children.
      case listed
      /// A property of the owner, which is not attached itself, still has the object in a list.
      case stillListed
      /// A property of the owner holds the object.
      case held
      /// A property of the owner, a screen, keeps the object.
      case keptByScreen
      /// A property of the owner is nil.
      case cleared
      /// A property of the owner, a class, is declared without weak.
      case strong
      /// The owner, a screen, went away.
      case screenGone
      /// The owner, a screen of the object, is still on screen.
      case stillShown
      /// The class with the property is at the place.
      case classPlace
      /// The owner, a protocol, has to be bound to classes before a property can be weak.
      case unboundProtocol
      /// Source: the owner creates the object.
      case created
      /// Source: the owner declares the property that keeps the object.
      case declared
      /// A memory graph: nothing in use refers to the object.
      case unreachable
    }

    package internal(set) var kind: Kind
    package internal(set) var owner: String
    package internal(set) var property: String
    package var location: SourceLocation?

    package init(
      _ kind: Kind,
      owner: String = "",
      property: String = "",
      at location: SourceLocation? = nil
    ) {
      (self.kind, self.owner, self.property, self.location) = (kind, owner, property, location)
    }
  }

  /// The property to change, for leaks that a property causes.
  package struct Property: Hashable, Sendable {
    /// The type of the object with the property.
    package internal(set) var owner: String
    package internal(set) var name: String
    /// The line that declares it, if the source is known.
    package var location: SourceLocation?

    package init(owner: String, name: String, location: SourceLocation? = nil) {
      (self.owner, self.name, self.location) = (owner, name, location)
    }
  }

  /// A change of the source that fixes a leak, or one of the changes that fix it together.
  package struct Change: Hashable, Sendable {
    /// The line to change, if known.
    package internal(set) var location: SourceLocation?
    /// What to write there.
    package internal(set) var words: String

    package init(_ words: String, at location: SourceLocation? = nil) {
      (self.location, self.words) = (location, words)
    }
  }
}

// MARK: - Questions

extension Leak {
  package func first(_ kind: Evidence.Kind) -> Evidence? { evidence.first { $0.kind == kind } }

  /// The first line of source that an observation has.
  package var firstPlace: SourceLocation? { evidence.lazy.compactMap(\.location).first }

  /// The list in which its parent has or had it, if known.
  package var list: String? { first(.attached).map(\.property).flatMap { $0.isEmpty ? nil : $0 } }

  /// The property that the fix is about: the one of the verdict, or else the one on the path.
  package var propertyToFix: Property? {
    if let property { return property }
    guard let hint = explanation?.hint, !hint.owner.isEmpty else { return nil }
    switch hint.action {
    case .weakProperty, .clearReference, .endOutside:
      let name = hint.reference.propertyName
      return name.isEmpty ? nil : Property(owner: hint.owner, name: name)
    case .weakCapture, .removeChild: return nil
    }
  }

  /// The screen that keeps the object and is still shown: with a weak reference, taps on it would have no effect.
  package var shownKeeper: String? {
    guard let screen = first(.stillShown)?.owner, let hint = explanation?.hint else { return nil }
    return hint.action == .weakProperty && hint.owner == screen ? screen : nil
  }

  /// The closure that keeps the object alive, and the type that it captures; nil if no closure does.
  package var closureToChange: (step: Int, owner: Explanation.Subject, captured: String)? {
    guard let explanation, explanation.hint?.action == .weakCapture,
      let step = explanation.suspectClosure
    else { return nil }
    let next = step + 1
    let captured = next < explanation.steps.count ? explanation.steps[next].owner : explanation.target
    return (step, explanation.steps[step].owner, captured.type)
  }
}

extension String {
  /// The property at the start of a reference: `sinks` of `sinks["pay"]`.
  package var propertyName: String { String(prefix { $0 != "[" && $0 != "." }) }
}
