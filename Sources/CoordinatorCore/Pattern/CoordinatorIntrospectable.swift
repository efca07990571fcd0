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
