// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator shows HomeVC push
// expect: HomeCoordinator shows NextVC push
// with the base protocol

import UIKit

final class DrawerController: UIViewController {
  private var stack: [UIViewController] = []
  func pushViewController(_ vc: UIViewController, animated: Bool) {
    stack.append(vc); addChild(vc); view.addSubview(vc.view); vc.didMove(toParent: self)
  }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let drawer = DrawerController()
  func start() { let h = HomeCoordinator(drawer: drawer); add(child: h); h.start() }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let drawer: DrawerController
  init(drawer: DrawerController) { self.drawer = drawer }
  func start() { drawer.pushViewController(HomeVC(), animated: true) }
  func next() { drawer.pushViewController(NextVC(), animated: true) }
}
final class HomeVC: UIViewController {}
final class NextVC: UIViewController {}
