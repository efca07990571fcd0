// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator shows ListVC push
// expect: AppCoordinator shows MainSplit root
// with the base protocol

import UIKit

final class MainSplit: UISplitViewController {
  func showDetail(_ vc: UIViewController) { showDetailViewController(vc, sender: nil) }
}
class RootedCoordinator<Root: UIViewController>: Coordinator {
  var childCoordinators: [Coordinator] = []
  let rootViewController: Root
  init(root: Root) { rootViewController = root }
  func start() {}
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator(window: UIWindow()) }
final class AppCoordinator: RootedCoordinator<MainSplit> {
  let window: UIWindow
  init(window: UIWindow) { self.window = window; super.init(root: MainSplit()) }
  override func start() {
    window.rootViewController = rootViewController
    let h = HomeCoordinator(root: ListVC()); add(child: h); h.show(on: UINavigationController())
  }
}
final class HomeCoordinator: RootedCoordinator<ListVC> {
  func show(on nav: UINavigationController) { nav.pushViewController(rootViewController, animated: true) }
}
final class ListVC: UIViewController {}
