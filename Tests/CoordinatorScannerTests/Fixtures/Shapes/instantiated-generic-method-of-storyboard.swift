// expect: AppCoordinator shows HomeVC push
// with the base protocol

import UIKit

extension UIStoryboard {
  static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
  func instantiate<V: UIViewController>() -> V { instantiateViewController(identifier: "\(V.self)") as! V }
}
final class HomeVC: UIViewController {}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() {
    let vc: HomeVC = UIStoryboard.main.instantiate(); nav.pushViewController(vc, animated: true)
  }
}
