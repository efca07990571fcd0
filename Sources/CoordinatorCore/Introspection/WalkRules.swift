/// What a walk takes for a coordinator, a screen or a container, beyond what types say by themselves.
///
/// Without any rule, a coordinator is an object that conforms to ``Coordinating`` or
/// ``CoordinatorIntrospectable``, one that conforms to the protocol (or inherits from the class) that the
/// root's own list of children is typed with, and whatever stands in a coordinator's list of children. Where
/// the root has no such list, or one that takes any object, the last word of its class's name (`AppRouter`: `Router`) tells the others.
public struct WalkRules: Hashable, Sendable {
  /// Ends of class names that make a class, and those that inherit from it, a coordinator.
  public var coordinatorSuffixes: [String]

  /// Names of classes that make a class, and those that inherit from it, a screen.
  public var screenClasses: Set<String>

  /// Names of classes that show screens of others: their screens belong to whichever coordinator the screen
  /// refers to.
  public var navigationClasses: Set<String>

  /// Names of classes that make a class, and those that inherit from it, a container of dependencies.
  public var containerClasses: Set<String>

  /// Ends of class names that make a class, and those that inherit from it, a registry: a container whose
  /// dictionaries say what it can make.
  public var registrySuffixes: [String]

  /// Names of properties that hold attached children. What any other property holds is held, not attached.
  public var childrenNames: Set<String>

  /// Rules with the names that apps commonly use.
  public init(
    coordinatorSuffixes: [String] = [],
    screenClasses: Set<String> = ["UIViewController", "NSViewController"],
    navigationClasses: Set<String> = WalkRules.commonNavigationClasses,
    containerClasses: Set<String> = ["Container", "Component"],
    registrySuffixes: [String] = ["DIContainer"],
    childrenNames: Set<String> = [
      "children", "childCoordinators", "childs", "childCoordinator", "childRouters",
    ]
  ) {
    self.coordinatorSuffixes = coordinatorSuffixes
    self.screenClasses = screenClasses
    self.navigationClasses = navigationClasses
    self.containerClasses = containerClasses
    self.registrySuffixes = registrySuffixes
    self.childrenNames = childrenNames
  }

  /// UIKit's classes that show the screens of others. Those of this library need no rule.
  public static let commonNavigationClasses: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
  ]
}
