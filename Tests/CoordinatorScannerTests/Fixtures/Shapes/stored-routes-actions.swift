// expect: AppCoordinator shows WebVC present
// expect: AppCoordinator shows MailVC push
// expect: AppCoordinator shows MenuVC push
// with the base protocol

import UIKit

struct Route {
  let title: String; let action: (UIViewController) -> Void
  func action(parent: UIViewController) { action(parent) }
}
final class Builder { func web() -> WebVC { WebVC() }; func mail() -> MailVC { MailVC() } }
final class MenuStore { var routes: [Route] = [] }
final class MenuVC: UIViewController {
  let store: MenuStore
  init(store: MenuStore) { self.store = store; super.init(nibName: nil, bundle: nil) }
  func tap(_ i: Int) { store.routes[i].action(parent: self) }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  let builder = Builder()
  func start() {
    let store = MenuStore()
    store.routes = [
      Route(title: "a", action: { parent in parent.present(self.builder.web(), animated: true) }),
      Route(
        title: "b",
        action: { parent in
          parent.navigationController?.pushViewController(self.builder.mail(), animated: true)
        }
      ),
    ]
    nav.pushViewController(MenuVC(store: store), animated: true)
  }
}
final class WebVC: UIViewController {}
final class MailVC: UIViewController {}
