// expect: AppCoordinator -> HomeCoordinator
// expect: AppCoordinator -> OtherCoordinator
// expect: OtherCoordinator -> LoginCoordinator
// expect: OtherCoordinator shows OtherVC push
// with the base protocol

import UIKit

extension Coordinator {
  func showLogin() { let c = LoginCoordinator(); childCoordinators.append(c); c.start() }
}
final class OtherViewModel {
  private weak var coordinator: OtherCoordinator?; init(_ c: OtherCoordinator) { coordinator = c };
  func tap() { coordinator?.showLogin() }
}
final class OtherVC: UIViewController {
  let m: OtherViewModel; init(_ m: OtherViewModel) { self.m = m; super.init(nibName: nil, bundle: nil) }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() {
    let home = HomeCoordinator(); childCoordinators.append(home); home.start()
    let other = OtherCoordinator(); childCoordinators.append(other); other.start()
  }
}
final class HomeCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
final class OtherCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []; let nav = UINavigationController()
  func start() { nav.pushViewController(OtherVC(OtherViewModel(self)), animated: false) }
}
final class LoginCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
