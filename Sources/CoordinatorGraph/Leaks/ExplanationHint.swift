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
    /// The type of the object to change; empty if unknown.
    public var owner: String
    /// The reference to change, as its owner spells it.
    public var reference: String
    /// What the reference is to, if it probably leads to an owner outside of the app's objects.
    public var holder: Holder.Kind?
    /// The line that created the reference, if known. That is the line that attached the child, the line of
    /// the closure, or the line of the class with the property.
    public var location: SourceLocation?

    /// The given action on a reference of the given type.
    public init(
      _ action: Action,
      owner: String = "",
      reference: String = "",
      holder: Holder.Kind? = nil,
      location: SourceLocation? = nil
    ) {
      self.action = action
      self.owner = owner
      self.reference = reference
      self.holder = holder
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
    case .weakProperty: "declare it weak in \(owner): `weak var \(reference.propertyName)`"
    case .weakCapture:
      "capture weakly in the closure that \(place) keeps: `[weak self]`, or the captured name"
    case .removeChild: "remove it from \(place) when it is done: a call of `removeChild` is missing"
    case .clearReference where reference.hasSuffix("]"):
      "remove the entry \(place) when it is no longer needed"
    case .clearReference: "clear \(place) when it is no longer needed, or declare it weak"
    case .endOutside:
      holder.map { Explanation.Holder($0, owner: owner, property: reference).advice } ?? Self.noHolder
    }
  }

  private static let noHolder =
    "find the task, timer, observer or static variable that keeps it, and end or clear it"

  private var place: String { "`\(owner).\(reference)`" }
}
