// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator up AppCoordinator
// with the base protocol

import UIKit

struct WeakBox<T: AnyObject> { weak var value: T? }
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() { let h = HomeCoordinator(owner: WeakBox(value: self)); childCoordinators.append(h) }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  private var owner: WeakBox<AppCoordinator>
  init(owner: WeakBox<AppCoordinator>) { self.owner = owner }
  func start() {}
}
