// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator -> DebugCoordinator if DEBUG
// expect: HomeCoordinator -> PaidCoordinator if !DEBUG
// with the base protocol

import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() { let h = HomeCoordinator(); add(child: h); h.start() }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() { upgrade() }
  #if DEBUG
    func upgrade() { let c = DebugCoordinator(); add(child: c); c.start() }
  #else
    func upgrade() { let c = PaidCoordinator(); add(child: c); c.start() }
  #endif
}
final class DebugCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
final class PaidCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
