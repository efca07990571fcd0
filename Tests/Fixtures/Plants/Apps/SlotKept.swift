import UIKit

@MainActor
class DoorBase {
  var childCoordinators: [DoorBase] = []
  func addChild(_ child: DoorBase) { childCoordinators.append(child) }
  func removeChild(_ child: DoorBase) { childCoordinators.removeAll { $0 === child } }
}

/// The list is cleared, the property is not, and lets nobody in again.
final class DoorCoordinator: DoorBase {
  var loginCoordinator: KeyCoordinator?
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func logIn() {
    guard loginCoordinator == nil else { return }
    let login = KeyCoordinator()
    loginCoordinator = login
    addChild(login)
    navigation.pushViewController(KeyViewController(), animated: true)
  }

  func endLogIn() {
    guard let login = loginCoordinator else { return }
    removeChild(login)
    navigation.popViewController(animated: true)
  }
}

final class KeyCoordinator: DoorBase {}
final class KeyViewController: UIViewController {}
