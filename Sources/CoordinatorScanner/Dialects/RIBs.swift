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
    bases: [
      Base(
        names: ["Router", "ViewableRouter", "LaunchRouter", "PresentableRouter", "NavigationRouter"],
        needsArguments: true,
        addition: " of RIBs"
      )
    ]
  )

  /// Whether coordinators of this base have a view. A builder makes it.
  static func hasView(_ base: Name) -> Bool {
    ["ViewableRouter", "PresentableRouter", "LaunchRouter"].contains(base.lastPart)
  }

  /// Whether a coordinator of this base is the root, and puts its view into the window.
  static func isRoot(_ base: Name) -> Bool { base.lastPart == "LaunchRouter" }

  /// Protocols of things that are shown like screens.
  static let screenProtocols: Set = ["ViewControllable"]

  /// Whether classes with this base are interactors. An interactor has a router in a property, and decides what the
  /// router attaches.
  static func isInteractor(_ base: Name) -> Bool {
    ["Interactor", "PresentableInteractor"].contains(base.lastPart)
  }

  /// The method that the library calls on such an object when it becomes active.
  static let activation: Name = "didBecomeActive"

  /// Whether a type of this name makes a container. It then requires the dependencies of the container.
  static func isBuilder(_ name: Name) -> Bool { name.hasSuffix("Builder") }
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
