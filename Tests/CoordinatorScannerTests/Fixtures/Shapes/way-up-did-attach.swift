// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator up AppCoordinator
// with the base protocol

import UIKit

protocol Flow: Coordinator { func didAttach(to parent: Flow) }
extension Flow { func attach(_ child: Flow) { childCoordinators.append(child); child.didAttach(to: self) } }
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Flow {
  var childCoordinators: [Coordinator] = []
  weak var up: Flow?
  func didAttach(to parent: Flow) { up = parent }
  func start() { attach(HomeCoordinator()) }
}
final class HomeCoordinator: Flow {
  var childCoordinators: [Coordinator] = []
  weak var up: Flow?
  func didAttach(to parent: Flow) { up = parent }
  func start() {}
}
