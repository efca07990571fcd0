extension Dialect {
  /// [SUICoordinator](https://github.com/felilo/SUICoordinator): a route makes its view and says how it is shown.
  ///
  ///     enum HomeRoute: RouteType {
  ///       case list, detail
  ///       var presentationStyle: TransitionPresentationStyle { self == .detail ? .sheet : .push }
  ///       var body: some View { switch self { case .list: ListView() case .detail: DetailView() } }
  ///     }
  ///     @Coordinator(HomeRoute.self) class HomeCoordinator {
  ///       func start() async { await startFlow(route: .list) }
  ///       func showLogin() async { await navigate(to: LoginCoordinator()) }
  ///     }
  static let suiCoordinator = Dialect(
    bases: [
      Base(
        names: ["Coordinator", "TabCoordinator", "@Coordinator"],
        needsArguments: true,
        modules: ["SUICoordinator", "SUICoordinator16"],
        addition: " of SUICoordinator"
      )
    ],
    removesChildren: true,
    tabBases: ["TabCoordinator"]
  )
}

/// The routes that coordinators of SUICoordinator are generic over.
enum SUIRoutes {
  static let protocols: Set = ["RouteType", "TabPage"]
  /// The members of a route that make its view, and a coordinator, which becomes a child.
  static let views: Set<Name> = ["body", "view"]
  static let coordinator: Name = "coordinator"
  /// The member of a route that says how the route is shown. An argument with this label replaces it. Then the
  /// meaning of each style.
  static let style: Name = "presentationStyle"
  static let styles: [Name: Presentation] = [
    "push": .push, "sheet": .sheet, "detents": .sheet, "fullScreenCover": .fullScreenCover,
    "custom": .present,
  ]
  /// The method of a coordinator that shows a route first.
  static let starting: Name = "startFlow"
}
