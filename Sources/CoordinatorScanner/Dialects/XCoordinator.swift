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
    name: "XCoordinator",
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
    tabBases: ["TabBarCoordinator"],
    startPresentations: [
      "TabBarCoordinator": .tab, "BasicTabBarCoordinator": .tab, "NavigationCoordinator": .root,
      "BasicNavigationCoordinator": .root, "PageCoordinator": .root, "SplitCoordinator": .root,
      "ViewCoordinator": .root, "BasicViewCoordinator": .root, "BaseCoordinator": .root,
    ],
    erasers: ["strongRouter", "weakRouter", "unownedRouter", "router", "anyRouter"],
    triggers: Trigger(methods: ["route", "trigger"], label: "on")
  )
}
