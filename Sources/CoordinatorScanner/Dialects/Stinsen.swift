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
    tabBases: ["TabCoordinatable"]
  )

  /// How coordinators of some bases present what they hand to a case or a property wrapper: `@Route(.modal)`.
  /// ``Presentation/init(method:)`` knows `push`, `present`, `show` and others.
  static func presentation(by name: Name, on bases: [ClassHierarchy.ExternalAncestor]) -> Presentation? {
    if name == "Route", bases.contains(where: { stinsen.tabBases.contains($0.name.lastPart) }) { return .tab }
    return ["modal", "modalNonDismissible"].contains(name) && bases.contains(where: hasTabRoutes)
      ? .sheet : nil
  }

  /// Whether property wrappers of coordinators of a base may make tabs.
  static func hasTabRoutes(_ base: ClassHierarchy.ExternalAncestor) -> Bool { stinsen.isBase(base) }

  /// Whether a class of this base wraps the coordinator that its initializer takes, and represents it. Some are given a view to
  /// put around the coordinator's own.
  static func wraps(_ base: Name) -> Bool {
    ["ViewWrapperCoordinator", "NavigationViewCoordinator"].contains(base.lastPart)
  }
}
