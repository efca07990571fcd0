// expect: AppCoordinator -> HomeCoordinator
// expect: AppCoordinator -> OtherCoordinator
// expect: HomeCoordinator -> LoginCoordinator
// with the base protocol

import UIKit

extension Coordinator {
  func showLogin() { let c = LoginCoordinator(); childCoordinators.append(c); c.start() }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() {
    let home = HomeCoordinator(); childCoordinators.append(home); home.start(); home.showLogin()
    let other = OtherCoordinator(); childCoordinators.append(other); other.start()
  }
}
final class HomeCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
final class OtherCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
final class LoginCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
