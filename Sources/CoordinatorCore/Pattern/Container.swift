/// The dependencies that a container needs from its parent. A feature declares them in a protocol that
/// inherits from this one, and the parent's container conforms to it.
@preconcurrency @MainActor
public protocol Dependency {}

/// Creates a feature's coordinator. A feature declares the method in a protocol that inherits from this one,
/// and its container conforms to it. The parent then need not know the container's class.
@preconcurrency @MainActor
public protocol Containable: AnyObject {}

/// Holds the dependencies of a feature, creates its coordinator, and gets the rest from its parent.
@preconcurrency @MainActor
open class Container<DependencyType> {
  /// The dependencies that the parent provides.
  public final let dependency: DependencyType

  /// A container that gets missing dependencies from `dependency`, usually the parent's container.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}

/// Events that a child sends to its parent. A feature declares them in a protocol that inherits from this
/// one, and the parent's coordinator conforms to it.
///
/// A feature's listener may also inherit from `AnyObject` alone. In Swift 6 mode it then needs `@MainActor`,
/// or the compiler feature `InferIsolatedConformances`, since coordinators belong to the main actor.
@preconcurrency @MainActor
public protocol Listener: AnyObject {}

/// Calls from a coordinator to its screen. A feature declares them in a protocol that inherits from this one,
/// and the screen's class conforms to it.
///
/// The note about Swift 6 mode at ``Listener`` applies here too.
@preconcurrency @MainActor
public protocol Presentable: AnyObject {}
