// expect: AppCoordinator -> HomeCoordinator
// expect: AppCoordinator -> OtherCoordinator
// expect: AppCoordinator -> LoginCoordinator
// with the base protocol

import UIKit

class Base: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() {}
  func route(_ s: String) { if s == "login" { let c = LoginCoordinator(); childCoordinators.append(c) } }
}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppCoordinator()
  func application(_ a: UIApplication, open url: URL) { app.route(url.path) }
}
final class AppCoordinator: Base {
  override func start() {
    let home = HomeCoordinator(); childCoordinators.append(home); home.start()
    let other = OtherCoordinator(); childCoordinators.append(other); other.start()
  }
}
final class HomeCoordinator: Base { override func start() {} }
final class OtherCoordinator: Base { override func start() {} }
final class LoginCoordinator: Base { override func start() {} }
