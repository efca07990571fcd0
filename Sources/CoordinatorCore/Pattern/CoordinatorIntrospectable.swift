/// What tells its children itself when it is walked, instead of having its stored properties read.
///
/// It is for coordinators that keep their children where no one can look: ``Coordinator`` does not need it. The
/// requirement has no isolation, so that anything can conform. What belongs to the main actor conforms as
/// `extension Router: @preconcurrency CoordinatorIntrospectable` and is walked on the main thread.
public protocol CoordinatorIntrospectable: AnyObject {
  /// The coordinators below this one, in order.
  var introspectedChildren: [AnyObject] { get }
}

/// What says in words what it is for.
///
/// In a coordinator: `nonisolated static let coordinatorDocumentation = "Signs the user in."`
public protocol CoordinatorDocumented {
  /// What the type is for, in a sentence or more of plain text; outlines show it.
  static var coordinatorDocumentation: String { get }
}
