// expect: AppCoordinator -> PadCoordinator if os(iOS)
// expect: AppCoordinator -> MacCoordinator if !os(iOS) && os(macOS)
// with the base protocol

import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() { let c = makeMain(); add(child: c); c.start() }
  #if os(iOS)
    private func makeMain() -> Coordinator { PadCoordinator() }
  #elseif os(macOS)
    private func makeMain() -> Coordinator { MacCoordinator() }
  #endif
}
final class PadCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
final class MacCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
