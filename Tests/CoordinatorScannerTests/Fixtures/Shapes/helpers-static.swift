// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator -> LoginCoordinator
// with the base protocol

import UIKit

enum Flows {
  static func login(from coordinator: Coordinator) {
    let c = LoginCoordinator(); coordinator.add(child: c); c.start()
  }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() { let home = HomeCoordinator(); add(child: home); home.start() }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []; func start() {}; func a() { Flows.login(from: self) }
}
final class LoginCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
