import CoordinatorCore

/// How to use an app of one dialect as its user and its author would.
@MainActor
protocol Driver: Sendable {
  static var name: String { get }
  /// The type of the child that is opened and closed.
  static var child: String { get }
  /// Whether a property of the parent keeps the child, and lets no second one in.
  static var slot: SlotKind { get }
  /// Whether attaching a child twice does nothing.
  static var refusesTwice: Bool { get }
  /// Whether attaching an ancestor, or what another parent has, is refused or put right.
  static var keepsOneParent: Bool { get }
  /// Whether children hold their parents strongly, in this dialect always.
  static var hasStrongWaysUp: Bool { get }

  static func launch() -> AnyObject
  /// The coordinator whose child is opened.
  static func parent(of root: AnyObject) -> AnyObject
  static func open(_ parent: AnyObject) -> AnyObject?
  /// As the app does when the user taps on close.
  static func close(_ child: AnyObject, of parent: AnyObject)
  /// The screen goes, and nobody tells the coordinator.
  static func swipe(_ parent: AnyObject)
  /// Puts a coordinator into a list of children.
  static func attach(_ child: AnyObject, to parent: AnyObject)
  /// Takes a coordinator out of a list of children, and does nothing else.
  static func detach(_ child: AnyObject, from parent: AnyObject)
  static func make() -> AnyObject
}

enum SlotKind {
  case none, single, dictionary
}
