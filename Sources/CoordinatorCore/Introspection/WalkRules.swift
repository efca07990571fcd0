/// Rules that decide which objects are coordinators, screens and containers, if their types do not show it.
///
/// Without any rule, a coordinator is an object that:
/// - conforms to ``Coordinating`` or ``CoordinatorIntrospectable``,
/// - conforms to the element protocol of the root's list of children, or inherits from its element class,
/// - or is in a coordinator's list of children.
///
/// If the root has no such list, or one of any objects, the last word of its class's name (`AppRouter`:
/// `Router`) identifies the others.
public struct WalkRules: Hashable, Sendable {
  /// Ends of class names that make a class, and those that inherit from it, a coordinator.
  package var coordinatorSuffixes: [String]

  /// Names of classes that make a class, and those that inherit from it, a screen.
  package var screenClasses: Set<String>

  /// Names of classes that show screens of others. Such a screen belongs to the coordinator that it refers
  /// to.
  package var navigationClasses: Set<String>

  /// Names of classes that make a class, and those that inherit from it, a container of dependencies.
  package var containerClasses: Set<String>

  /// Suffixes of class names that mark a class and its subclasses as a registry: a container whose
  /// dictionaries list its registrations.
  package var registrySuffixes: [String]

  /// Names of properties that hold attached children. A child in any other property is held, not attached.
  package var childrenNames: Set<String>

  /// Rules with the names that apps commonly use.
  public init(
    coordinatorSuffixes: [String] = [],
    screenClasses: Set<String> = ["UIViewController", "NSViewController"],
    navigationClasses: Set<String> = [
      "UINavigationController", "UITabBarController", "UISplitViewController", "UIWindow",
    ],
    containerClasses: Set<String> = ["Container", "Component"],
    registrySuffixes: [String] = ["DIContainer"],
    childrenNames: Set<String> = [
      "children", "childCoordinators", "childs", "childCoordinator", "childRouters",
    ]
  ) {
    (self.coordinatorSuffixes, self.screenClasses) = (coordinatorSuffixes, screenClasses)
    (self.navigationClasses, self.containerClasses) = (navigationClasses, containerClasses)
    (self.registrySuffixes, self.childrenNames) = (registrySuffixes, childrenNames)
  }
}
