@testable import GuideDialect

enum GuideDriver: Driver {
  static let name = "Guide"
  static let child = "DetailCoordinator"
  static let slot = SlotKind.none
  static let refusesTwice = false
  static let keepsOneParent = false
  static let hasStrongWaysUp = true

  static func launch() -> AnyObject {
    let app = App.beforeLogIn()
    let navigation = (app as? AppCoordinator)?.navigationController
    (navigation?.topViewController as? LoginViewController)?.enter(name: "Kim")
    return app
  }

  static func parent(of root: AnyObject) -> AnyObject {
    ((root as? AppCoordinator)?.childCoordinators.first)?.childCoordinators.first ?? root
  }

  static func open(_ parent: AnyObject) -> AnyObject? {
    (parent as? HomeCoordinator)?.navigateToDetailScreen(travel: "Busan")
    return (parent as? HomeCoordinator)?.childCoordinators.last
  }

  static func close(_ child: AnyObject, of parent: AnyObject) {
    (child as? DetailCoordinator)?.dismissScreen()
  }

  static func swipe(_ parent: AnyObject) {
    let tabbar = (parent as? HomeCoordinator)?.parentCoordiantor?.parentCoordiantor as? AppCoordinator
    let tabs = tabbar?.navigationController.topViewController as? UITabBarController
    (tabs?.viewControllers?.first as? UINavigationController)?.popViewController(animated: true)
  }

  static func attach(_ child: AnyObject, to parent: AnyObject) {
    guard let child = child as? any Coordinator else { return }
    (parent as? any Coordinator)?.childCoordinators.append(child)
  }

  static func detach(_ child: AnyObject, from parent: AnyObject) {
    (parent as? any Coordinator)?.childDidFinish(child as? any Coordinator)
  }

  static func make() -> AnyObject {
    DetailCoordinator(navigationController: UINavigationController(), travel: "Jeju")
  }
}
