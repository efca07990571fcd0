// expect: AppCoordinator shows HomeVC push
// expect: AppCoordinator shows DetailVC present
// with the base protocol

import UIKit

enum Scene<VC: UIViewController> {
  static func load() -> VC {
    let storyboard = UIStoryboard(name: "\(VC.self)", bundle: nil)
    guard let found = storyboard.instantiateInitialViewController() as? VC else { fatalError() }; return found
  }
  static func make() -> VC { VC() }
}
final class HomeVC: UIViewController { var onNext: (() -> Void)? }
final class DetailVC: UIViewController {}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() {
    let home = Scene<HomeVC>.load(); home.onNext = detail; nav.pushViewController(home, animated: true)
  }
  func detail() { nav.present(Scene<DetailVC>.make(), animated: true) }
}
