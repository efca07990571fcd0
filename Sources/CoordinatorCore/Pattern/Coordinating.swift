/// A coordinator: it decides which screens follow each other, and is one node of the app's tree of
/// coordinators.
///
/// Subclass ``Coordinator`` instead of conforming to this protocol. Parents refer to children by this
/// protocol, or by ``ViewableCoordinating`` if the child has a screen, and so need not know their classes.
///
/// It belongs to the main actor, as the screens do that it moves.
@preconcurrency @MainActor
public protocol Coordinating: AnyObject, Sendable {
  /// The coordinators that are attached to this one, in the order in which they were attached.
  var children: [any Coordinating] { get }

  /// Called when the coordinator has been attached to its parent.
  func start()

  /// Called when the coordinator has been detached from its parent.
  func stop()

  /// Attaches a child and starts it.
  func addChild(_ coordinator: any Coordinating)

  /// Detaches a child and stops it.
  func removeChild(_ coordinator: any Coordinating)
}

/// A coordinator with a screen, which its parent presents or pushes.
@preconcurrency @MainActor
public protocol ViewableCoordinating: Coordinating {
  /// The screen, as the parent may route to it.
  var viewControllerable: any ViewControllerable { get }
}

/// A coordinator that lists its children itself, so that a walk does not read its stored properties.
///
/// Use it for coordinators whose children are in a place that a walk cannot read: ``Coordinator`` does not
/// need it.
///
/// The requirement has no isolation, so that any type can conform. A main-actor type conforms with `extension
/// Router: @preconcurrency CoordinatorIntrospectable` and is walked on the main thread.
public protocol CoordinatorIntrospectable: AnyObject {
  /// The coordinators below this one, in order.
  var introspectedChildren: [AnyObject] { get }
}

/// A type that describes its purpose.
///
/// In a coordinator: `nonisolated static let coordinatorDocumentation = "Signs the user in."`
public protocol CoordinatorDocumented {
  /// The purpose of the type, in one or more sentences of plain text; outlines show it.
  static var coordinatorDocumentation: String { get }
}
