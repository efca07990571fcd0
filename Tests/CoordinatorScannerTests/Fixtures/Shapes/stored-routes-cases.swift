// expect: AppCoordinator -> PayCoordinator
// expect: AppCoordinator shows WebVC present
// expect: AppCoordinator shows MenuVC push
// with the base protocol

import UIKit

enum Route { case web, pay }
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  private var queue: [Route] = []
  func open(_ r: Route) { queue.append(r) }
  func start() { nav.pushViewController(MenuVC(), animated: true); queue.forEach(perform) }
  private func perform(_ r: Route) {
    switch r {
    case .web: nav.present(WebVC(), animated: true)
    case .pay: let c = PayCoordinator(); add(child: c); c.start()
    }
  }
}
final class PayCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
final class WebVC: UIViewController {}
final class MenuVC: UIViewController {}
