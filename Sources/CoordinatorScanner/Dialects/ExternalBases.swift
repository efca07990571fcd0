/// Base types of coordinators that come from packages, told by their names and what they are generic over.
enum ExternalBases {
  /// Why a type that is not in the sources makes what inherits from it a coordinator; nil where it does not.
  static func reason(_ base: Family.ExternalAncestor) -> String? {
    let name = base.name.lastPart
    if ribs.contains(name), !base.arguments.isEmpty { return "inherits from \(name) of RIBs" }
    if stinsen.contains(name) { return "conforms to \(name) of Stinsen" }
    if known.contains(name) { return "inherits from \(name)" }
    if routed.contains(name), !base.arguments.isEmpty { return "inherits from \(name) with routes" }
    return nil
  }

  static func isStinsen(_ base: Family.ExternalAncestor) -> Bool { stinsen.contains(base.name.lastPart) }

  /// Whether a route of Stinsen is shown as a sheet: `@Route(.modal)`.
  static func isSheet(_ way: Name) -> Bool { ["modal", "modalNonDismissible"].contains(way) }

  /// Whether a class of this base makes its tree by routes, as XCoordinator has it.
  static func hasRoutes(_ base: Family.ExternalAncestor) -> Bool {
    routed.contains(base.name.lastPart) && !base.arguments.isEmpty
  }

  /// Whether a router of RIBs of this base has a view of its own.
  static func hasView(_ name: Name) -> Bool {
    ["ViewableRouter", "PresentableRouter"].contains(name.lastPart) || isLaunched(name)
  }

  /// Whether a router of RIBs of this base puts its view into the window.
  static func isLaunched(_ name: Name) -> Bool { name.lastPart == "LaunchRouter" }

  /// Whether a class of this base of Stinsen only dresses the coordinator that it is made with.
  static func dresses(_ name: Name) -> Bool {
    ["ViewWrapperCoordinator", "NavigationViewCoordinator"].contains(name.lastPart)
  }

  /// Whether a class of this base is an interactor of RIBs.
  static func isInteractor(_ name: Name) -> Bool {
    ["Interactor", "PresentableInteractor"].contains(name.lastPart)
  }

  static func showsTabs(_ name: Name) -> Bool {
    ["TabBarCoordinator", "TabCoordinatable"].contains(name.lastPart)
  }

  /// How a coordinator of XCoordinator shows the screens that its base is made with; nil for other bases.
  static func startLabel(_ base: Family.ExternalAncestor) -> String? {
    guard hasRoutes(base) else { return nil }
    switch base.name.lastPart {
    case "TabBarCoordinator", "BasicTabBarCoordinator": return "tab"
    case "NavigationCoordinator", "BasicNavigationCoordinator", "PageCoordinator", "SplitCoordinator",
      "ViewCoordinator", "BasicViewCoordinator":
      return "root"
    default: return nil
    }
  }

  private static let ribs: Set = [
    "Router", "ViewableRouter", "LaunchRouter", "PresentableRouter", "NavigationRouter",
  ]

  private static let stinsen: Set = [
    "NavigationCoordinatable", "TabCoordinatable", "ViewCoordinatable", "Coordinatable", "SplitCoordinatable",
    "FlowCoordinatable", "RootCoordinatable",
  ]

  private static let routed: Set = [
    "NavigationCoordinator", "TabBarCoordinator", "SplitCoordinator", "PageCoordinator", "ViewCoordinator",
    "BasicNavigationCoordinator", "BasicTabBarCoordinator", "BasicViewCoordinator", "BasicCoordinator",
    "BaseCoordinator", "RedirectionRouter", "Coordinator",
  ]

  private static let known: Set = [
    "Coordinator", "Coordinating", "BaseCoordinator", "CoordinatorProtocol", "CoordinatorType",
    "CoordinatorBase",
    "FlowCoordinator", "FlowCoordinatorProtocol", "ParentCoordinator", "ChildCoordinator",
    "NavigationCoordinator",
    "TabBarCoordinator", "TabCoordinator", "ViewableCoordinator", "AppCoordinatorProtocol",
    "PresentationCoordinator",
    "RootViewCoordinator", "Coordinatable", "AnyCoordinator", "ReactiveCoordinator",
    "NavigationFlowCoordinator",
    "RootCoordinator", "ModalCoordinator", "ViewCoordinator", "CoordinatorInterface",
    "NavigationCoordinating",
  ]
}
