// expect: AppCoordinator shows HomeVC push
// expect: AppCoordinator shows DetailVC present
// expect: AppCoordinator shows ThirdVC push
// with the base protocol

import UIKit

enum Storyboard: String {
  case main, detail
  func instantiate<T: UIViewController>(_ type: T.Type = T.self) -> T {
    UIStoryboard(name: rawValue, bundle: nil).instantiateViewController(
      withIdentifier: String(describing: type)
    ) as! T
  }
  func make() -> UIViewController { UIViewController() }
}
final class HomeVC: UIViewController {}
final class DetailVC: UIViewController {}
final class ThirdVC: UIViewController {}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() { let vc: HomeVC = Storyboard.main.instantiate(); nav.pushViewController(vc, animated: true) }
  func d() { let vc = Storyboard.detail.instantiate() as DetailVC; nav.present(vc, animated: true) }
  func e() { nav.pushViewController(Storyboard.main.instantiate(ThirdVC.self), animated: true) }
}
