extension Explanation {
  /// How to fix a leak, based on the shape of the path to it.
  public struct Hint: Hashable, Sendable {
    /// What to do.
    public enum Action: String, CaseIterable, Hashable, Sendable {
      /// Declare the property weak.
      case weakProperty
      /// Capture weakly in the closure that the reference keeps.
      case weakCapture
      /// Remove the child from its parent's list.
      case removeChild
      /// Clear the reference, or remove the element, when the object is done.
      case clearReference
      /// Find what outside the objects holds it: end the task, invalidate the timer, remove the observer.
      case endOutside
    }

    /// What to do.
    public var action: Action
    /// The type of the object to change; empty for ``Action/endOutside``.
    public var owner: String
    /// The reference to change, as its owner spells it.
    public var reference: String
    /// The line that created the reference, if known. That is the line that attached the child, the line of
    /// the closure, or the line of the class with the property.
    public var location: SourceLocation?

    /// The given action on a reference of the given type.
    public init(_ action: Action, owner: String = "", reference: String = "", location: SourceLocation? = nil)
    {
      self.action = action
      self.owner = owner
      self.reference = reference
      self.location = location
    }
  }
}

extension Explanation.Hint {
  /// The hint as one sentence.
  public var text: String {
    guard let location else { return "\(sentence)." }
    return "\(sentence); \(made) \(location.file):\(location.line)."
  }

  /// The event at the line.
  private var made: String {
    switch action {
    case .weakCapture: "the closure is at"
    case .weakProperty: "the class is at"
    case .removeChild, .clearReference, .endOutside: "it was attached at"
    }
  }

  private var sentence: String {
    switch action {
    case .weakProperty: "declare it weak in \(owner): `weak var \(propertyName)`"
    case .weakCapture:
      "capture weakly in the closure that \(place) keeps: `[weak self]`, or the captured name"
    case .removeChild: "remove it from \(place) when it is done: a call of `removeChild` is missing"
    case .clearReference: "clear \(place) when it is no longer needed, or declare it weak"
    case .endOutside: "end the task, invalidate the timer or remove the observer that keeps it"
    }
  }

  private var place: String { "`\(owner).\(reference)`" }

  private var propertyName: String {
    String(reference.prefix { $0 != "[" && $0 != "." })
  }
}
