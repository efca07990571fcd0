@testable import ParentChildDialect

enum ParentChildDriver: Driver {
  static let name = "ParentChild"
  static let child = "AccountCoordinator"
  static let slot = SlotKind.none
  static let refusesTwice = false
  static let keepsOneParent = false
  static let hasStrongWaysUp = false

  static func launch() -> AnyObject {
    let parent = ParentCoordinator(navigationController: UINavigationController())
    parent.start()
    return parent
  }

  static func parent(of root: AnyObject) -> AnyObject { root }

  static func open(_ parent: AnyObject) -> AnyObject? {
    (parent as? ParentCoordinator)?.account()
    return (parent as? ParentCoordinator)?.childCoordinators.last
  }

  static func close(_ child: AnyObject, of parent: AnyObject) {
    (child as? AccountCoordinator)?.didFinish()
  }

  static func swipe(_ parent: AnyObject) {
    (parent as? ParentCoordinator)?.navigationController.popToRootViewController(animated: true)
  }

  static func attach(_ child: AnyObject, to parent: AnyObject) {
    guard let child = child as? any Coordinator else { return }
    (parent as? any Coordinator)?.childCoordinators.append(child)
  }

  static func detach(_ child: AnyObject, from parent: AnyObject) {
    (parent as? any Coordinator)?.childCoordinators.removeAll { $0 === child }
  }

  static func make() -> AnyObject {
    AccountCoordinator(navigationController: UINavigationController())
  }
}
