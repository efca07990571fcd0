extension Dialect {
  /// [XCoordinator](https://github.com/QuickBirdEng/XCoordinator): a coordinator prepares a transition for each route.
  ///
  ///     final class HomeCoordinator: NavigationCoordinator<HomeRoute> {
  ///       init() { super.init(initialRoute: .start) }
  ///       override func prepareTransition(for route: HomeRoute) -> NavigationTransition {
  ///         switch route {
  ///         case .start: return .push(HomeViewController())
  ///         case .login: return .present(LoginCoordinator())
  ///         case .search: return .trigger(.search, on: searchRouter)
  ///         }
  ///       }
  ///     }
  ///
  /// Since version 3, `any Router<HomeRoute>` replaces the wrappers of routers, and a base names its root controller:
  ///
  ///     final class LoginCoordinator: BaseCoordinator<LoginRoute, UINavigationController> {
  ///       override func prepareTransition(for route: LoginRoute) -> TransitionType { .present(homeRouter) }
  ///     }
  static let xCoordinator = Dialect(
    bases: [
      Base(
        names: [
          "NavigationCoordinator", "TabBarCoordinator", "SplitCoordinator", "PageCoordinator",
          "ViewCoordinator", "BasicNavigationCoordinator", "BasicTabBarCoordinator", "BasicViewCoordinator",
          "BasicCoordinator", "BaseCoordinator", "RedirectionRouter", "Coordinator",
        ],
        needsArguments: true,
        addition: " with routes"
      )
    ],
    removesChildren: true,
    tabBases: ["TabBarCoordinator"]
  )

  /// How a coordinator presents the screens that its base is made with; nil for other bases.
  static func startPresentation(of base: ClassHierarchy.ExternalAncestor) -> Presentation? {
    xCoordinator.isBase(base) ? startPresentations[base.name.lastPart] : nil
  }

  private static let startPresentations: [String: Presentation] = [
    "TabBarCoordinator": .tab, "BasicTabBarCoordinator": .tab, "NavigationCoordinator": .root,
    "BasicNavigationCoordinator": .root, "PageCoordinator": .root, "SplitCoordinator": .root,
    "ViewCoordinator": .root, "BasicViewCoordinator": .root, "BaseCoordinator": .root,
  ]

  /// Members that return the same coordinator under another type.
  static let erasers: [Name] = ["strongRouter", "weakRouter", "unownedRouter", "router", "anyRouter"]

  /// Methods that trigger a route on the coordinators after a label, and attach none of them.
  static let triggers: (methods: Set<Name>, label: Name) = (["route", "trigger"], "on")
}
