// expect: AppCoordinator shows WebVC present
// expect: AppCoordinator shows MenuVC push
// with the base protocol

import UIKit

protocol Route { func action(parent: UIViewController) }
struct WebRoute: Route {
  let builder: Builder;
  func action(parent: UIViewController) { parent.present(builder.web(), animated: true) }
}
final class Builder { func web() -> WebVC { WebVC() } }
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  private var pending: [Route] = []
  func start() {
    pending.append(WebRoute(builder: Builder())); nav.pushViewController(MenuVC(), animated: true)
  }
  func ready() { for route in pending { route.action(parent: nav) }; pending = [] }
}
final class WebVC: UIViewController {}
final class MenuVC: UIViewController {}
