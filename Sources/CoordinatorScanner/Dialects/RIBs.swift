extension Dialect {
  /// [RIBs](https://github.com/uber/RIBs-iOS): routers attach the routers of children, which builders make together with
  /// an interactor and a view.
  ///
  ///     final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
  ///       func build(withListener listener: HomeListener) -> HomeRouting {
  ///         let view = HomeViewController()
  ///         return HomeRouter(interactor: HomeInteractor(presenter: view), viewController: view)
  ///       }
  ///     }
  ///     final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
  ///       func showDetail() { attachChild(detailBuilder.build(withListener: interactor)) }
  ///     }
  static let ribs = Dialect(
    name: "RIBs",
    bases: [
      Base(
        names: ["Router", "ViewableRouter", "LaunchRouter", "PresentableRouter", "NavigationRouter"],
        needsArguments: true,
        addition: " of RIBs"
      )
    ],
    rootBases: ["LaunchRouter"],
    viewBases: ["ViewableRouter", "PresentableRouter", "LaunchRouter"],
    screenProtocols: ["ViewControllable"],
    interactors: Interactors(bases: ["Interactor", "PresentableInteractor"], activation: "didBecomeActive"),
    containerBases: ["Component", "EmptyComponent"],
    builderSuffixes: ["Builder"],
    sharingMethods: ["shared"]
  )
}

extension Name {
  /// The view of a router, which another router presents: `child.viewControllable`.
  static let viewControllable = Name("viewControllable")
  /// The controller behind ``viewControllable``.
  static let uiviewController = Name("uiviewController")
  /// Where a router that is made with a view has it.
  static let viewOfRouter = Name("viewController")
  /// Where an interactor has its router.
  static let router = Name("router")
}
