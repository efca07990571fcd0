// expect: AppCoordinator shows HomeVC push
// expect: AppCoordinator shows DetailVC present
// with the base protocol

import UIKit

protocol Storyboarded {}
extension Storyboarded where Self: UIViewController {
  static func instantiate() -> Self {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
      withIdentifier: String(describing: self)
    ) as! Self
  }
  static func make() -> Self { instantiate() }
}
final class HomeVC: UIViewController, Storyboarded {}
final class DetailVC: UIViewController, Storyboarded {}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() { let vc = HomeVC.instantiate(); nav.pushViewController(vc, animated: true) }
  func d() { nav.present(DetailVC.make(), animated: true) }
}
