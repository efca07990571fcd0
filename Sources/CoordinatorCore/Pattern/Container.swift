/// What a container asks its parent for. A feature states its needs in a protocol that inherits from this one, and
/// the parent's container conforms to it.
@preconcurrency @MainActor
public protocol Dependency {}

/// What makes a feature's coordinator. A feature states how in a protocol that inherits from this one, and its
/// container conforms to it, so that the parent need not know the container's class.
@preconcurrency @MainActor
public protocol Containable: AnyObject {}

/// Holds what a feature needs, makes its coordinator, and takes what it lacks from its parent.
@preconcurrency @MainActor
open class Container<DependencyType> {
  /// What the parent provides.
  public final let dependency: DependencyType

  /// A container that takes what it lacks from `dependency`, as a rule the parent's container.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
