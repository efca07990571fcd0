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
    name: "SUICoordinator",
    bases: [
      Base(
        names: ["Coordinator", "TabCoordinator", "@Coordinator"],
        needsArguments: true,
        modules: ["SUICoordinator", "SUICoordinator16"],
        addition: " of SUICoordinator"
      )
    ],
    removesChildren: true,
    tabBases: ["TabCoordinator"],
    routes: RouteModel(
      protocols: ["RouteType", "TabPage"],
      views: ["body", "view"],
      coordinators: ["coordinator"],
      style: "presentationStyle",
      styles: [
        "push": .push, "sheet": .sheet, "detents": .sheet, "fullScreenCover": .fullScreenCover,
        "custom": .present,
      ],
      starting: ["startFlow"]
    )
  )
}
