extension Explanation {
  /// A property that may be the reason why something outside of the app's objects holds its owner: a timer, a
  /// task, or a subscription usually keeps the closure that it calls.
  public struct Holder: Hashable, Sendable {
    /// The kind of thing that the property refers to.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      case timer, displayLink, dispatchSource, subscription, observer, task, workItem
    }

    /// The kind of thing that the property refers to.
    public var kind: Kind
    /// The type of the object with the property.
    public var owner: String
    /// The property.
    public var property: String

    /// The given property of an object of the given type.
    public init(_ kind: Kind, owner: String, property: String) {
      self.kind = kind
      self.owner = owner
      self.property = property
    }
  }
}

extension Explanation.Holder {
  /// The property and what it refers to: `` `Clock.timer`, a timer``.
  var words: String { "`\(owner).\(property)`, \(kind.words)" }

  /// How to end it.
  var advice: String {
    let place = "`\(owner).\(property)`"
    switch kind {
    case .timer: return "\(place) is a timer that keeps its closure: invalidate it in `stop`"
    case .displayLink: return "\(place) is a display link that keeps its target: invalidate it in `stop`"
    case .dispatchSource: return "\(place) is a dispatch source that keeps its handler: cancel it in `stop`"
    case .subscription:
      return
        "\(place) has subscriptions that keep their closures: cancel them in `stop`, or capture `[weak self]`"
    case .observer:
      return "\(place) is the token of an observer whose closure is kept: remove the observer in `stop`"
    case .task:
      return "\(place) is a task that keeps its closure: cancel it in `stop`, or capture `[weak self]`"
    case .workItem:
      return "\(place) is a work item that keeps its closure: cancel it in `stop`, or capture `[weak self]`"
    }
  }
}

extension Explanation.Holder.Kind {
  fileprivate var words: String {
    switch self {
    case .timer: "a timer"
    case .displayLink: "a display link"
    case .dispatchSource: "a dispatch source"
    case .subscription: "subscriptions"
    case .observer: "the token of an observer"
    case .task: "a task"
    case .workItem: "a work item"
    }
  }
}
