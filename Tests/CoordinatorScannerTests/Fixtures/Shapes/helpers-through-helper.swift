// expect: AppCoordinator -> HomeCoordinator
// expect: AppCoordinator -> OtherCoordinator
// expect: HomeCoordinator shows WebVC present
// with the base protocol

import UIKit

extension Coordinator {
  func showHelp() { showWeb("help") }
  func showWeb(_ s: String) { top.present(WebVC(), animated: true) }
  var top: UIViewController { UIViewController() }
}
final class WebVC: UIViewController {}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() {
    let home = HomeCoordinator(); childCoordinators.append(home); home.start()
    let other = OtherCoordinator(); childCoordinators.append(other); other.start()
  }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []; func start() {}; func help() { showHelp() }
}
final class OtherCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
