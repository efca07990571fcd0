@testable import RootScreenDialect

enum RootScreenDriver: Driver {
  static let name = "RootScreen"
  static let child = "DetailCoordinator"
  static let slot = SlotKind.none
  static let refusesTwice = false
  static let keepsOneParent = false
  static let hasStrongWaysUp = true

  static func launch() -> AnyObject {
    let app = AppCoordinator(navigationController: UINavigationController())
    app.start()
    (app.navigationController.topViewController as? LoginViewController)?.loginButtonDidTap()
    return app
  }

  static func parent(of root: AnyObject) -> AnyObject {
    (root as? AppCoordinator)?.childCoordinators.first ?? root
  }

  static func open(_ parent: AnyObject) -> AnyObject? {
    (parent as? MainCoordinator)?.showDetail()
    return (parent as? MainCoordinator)?.childCoordinators.last
  }

  static func close(_ child: AnyObject, of parent: AnyObject) {
    (child as? DetailCoordinator)?.close()
  }

  static func swipe(_ parent: AnyObject) {
    (parent as? MainCoordinator)?.navigationController.popViewController(animated: true)
  }

  static func attach(_ child: AnyObject, to parent: AnyObject) {
    guard let child = child as? any Coordinator else { return }
    (parent as? any Coordinator)?.childCoordinators.append(child)
  }

  static func detach(_ child: AnyObject, from parent: AnyObject) {
    (parent as? any Coordinator)?.childCoordinators.removeAll { $0 === child }
  }

  static func make() -> AnyObject {
    DetailCoordinator(navigationController: UINavigationController())
  }
}
