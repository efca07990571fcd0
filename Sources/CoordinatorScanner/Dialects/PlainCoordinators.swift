extension Dialect {
  /// Bases that many small packages declare under the same names, and that need no generic argument.
  ///
  ///     final class HomeCoordinator: BaseCoordinator {
  ///       override func start() { navigationController.pushViewController(HomeViewController(), animated: false) }
  ///       func showLogin() {
  ///         let login = LoginCoordinator(navigationController)
  ///         addChild(login)
  ///         login.start()
  ///       }
  ///     }
  static let plainCoordinators = Dialect(
    bases: [
      Base(names: [
        "Coordinator", "Coordinating", "BaseCoordinator", "CoordinatorProtocol", "CoordinatorType",
        "CoordinatorBase", "FlowCoordinator", "FlowCoordinatorProtocol", "ParentCoordinator",
        "ChildCoordinator", "NavigationCoordinator", "TabBarCoordinator", "TabCoordinator",
        "ViewableCoordinator", "AppCoordinatorProtocol", "PresentationCoordinator", "RootViewCoordinator",
        "Coordinatable", "AnyCoordinator", "ReactiveCoordinator", "NavigationFlowCoordinator",
        "RootCoordinator", "ModalCoordinator", "ViewCoordinator", "CoordinatorInterface",
        "NavigationCoordinating",
      ])
    ]
  )
}
