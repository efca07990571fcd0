// expect: coordinator AppCoordinator
// expect: coordinator HomeCoordinator
// expect: coordinator DetailCoordinator
// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator -> DetailCoordinator
// expect: HomeCoordinator up AppCoordinator
// expect: DetailCoordinator up HomeCoordinator
// may be: AppCoordinator shows AppCoordinator -

import UIKit

class BaseCoordinator: NSObject {
  private(set) var children: [BaseCoordinator] = []
  fileprivate weak var _parent: BaseCoordinator?
  var parent: BaseCoordinator? { _parent }
  func start() {}
  func addChild(_ child: BaseCoordinator) { children.append(child); child._parent = self }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var app: AppCoordinator?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    app = AppCoordinator(window: UIWindow()); app?.start()
  }
}
final class AppCoordinator: BaseCoordinator {
  let window: UIWindow
  init(window: UIWindow) { self.window = window }
  override func start() { let home = HomeCoordinator(); addChild(home); home.start() }
}
final class HomeCoordinator: BaseCoordinator {
  override func start() { let d = DetailCoordinator(); addChild(d); d.start() }
}
final class DetailCoordinator: BaseCoordinator { override func start() {} }
