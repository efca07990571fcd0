extension Dialect {
  /// [Stinsen](https://github.com/rundfunk47/stinsen): property wrappers say which method makes the screen or the
  /// coordinator of a route, and how it is shown.
  ///
  ///     final class HomeCoordinator: NavigationCoordinatable {
  ///       let stack = NavigationStack(initial: \HomeCoordinator.start)
  ///       @Root var start = makeStart
  ///       @Route(.modal) var login = makeLogin
  ///       func makeStart() -> some View { HomeView() }
  ///       func makeLogin() -> NavigationViewCoordinator<LoginCoordinator> { .init(LoginCoordinator()) }
  ///     }
  static let stinsen = Dialect(
    name: "Stinsen",
    bases: [
      Base(
        names: [
          "NavigationCoordinatable", "TabCoordinatable", "ViewCoordinatable", "Coordinatable",
          "SplitCoordinatable", "FlowCoordinatable", "RootCoordinatable",
        ],
        isProtocol: true,
        addition: " of Stinsen"
      )
    ],
    removesChildren: true,
    tabBases: ["TabCoordinatable"],
    presentations: ["modal": .sheet, "modalNonDismissible": .sheet],
    tabRoutes: ["Route"],
    wrappers: ["ViewWrapperCoordinator", "NavigationViewCoordinator"],
    decorators: ["ViewWrapperCoordinator"]
  )
}
