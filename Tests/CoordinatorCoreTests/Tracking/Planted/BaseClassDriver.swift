@testable import BaseClassDialect

enum BaseClassDriver: Driver {
  static let name = "BaseClass"
  static let child = "FindIdCoordinator"
  static let slot = SlotKind.single
  static let refusesTwice = true
  static let keepsOneParent = false
  static let hasStrongWaysUp = false

  static func launch() -> AnyObject {
    let app = AppContainer(dependency: SceneDependency(server: "https://example.com")).coordinator()
    app.start()
    return app
  }

  static func parent(of root: AnyObject) -> AnyObject {
    (root as? AppCoordinator)?.children.first ?? root
  }

  static func open(_ parent: AnyObject) -> AnyObject? {
    (parent as? LogInCoordinator)?.attachFindId()
    return (parent as? LogInCoordinator)?.children.last
  }

  static func close(_ child: AnyObject, of parent: AnyObject) {
    (parent as? LogInCoordinator)?.detachFindId()
  }

  static func swipe(_ parent: AnyObject) {
    (parent as? LogInCoordinator)?.viewControllerable.dismiss(animated: true)
  }

  static func attach(_ child: AnyObject, to parent: AnyObject) {
    guard let child = child as? any Coordinating else { return }
    (parent as? any Coordinating)?.addChild(child)
  }

  static func detach(_ child: AnyObject, from parent: AnyObject) {
    guard let child = child as? any Coordinating else { return }
    (parent as? any Coordinating)?.removeChild(child)
  }

  static func make() -> AnyObject {
    FindIdCoordinator(viewControllerable: FindIdViewController())
  }
}
