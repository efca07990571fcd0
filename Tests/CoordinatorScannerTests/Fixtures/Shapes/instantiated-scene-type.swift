// expect: AppCoordinator shows HomeVC push
// expect: AppCoordinator shows DetailVC present
// with the base protocol

import UIKit

struct SceneType<T: UIViewController> {
  let storyboard: String; let id: String
  func instantiate() -> T {
    UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: id) as! T
  }
}
struct InitialSceneType<T: UIViewController> {
  let storyboard: String
  func instantiate() -> T {
    guard let c = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController() as? T else {
      fatalError()
    }; return c
  }
}
enum StoryboardScene {
  enum Home {
    static let initial = InitialSceneType<HomeVC>(storyboard: "Home");
    static let detail = SceneType<DetailVC>(storyboard: "Home", id: "d")
  }
}
final class HomeVC: UIViewController {}
final class DetailVC: UIViewController {}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() {
    let vc = StoryboardScene.Home.initial.instantiate(); nav.pushViewController(vc, animated: true)
  }
  func d() { nav.present(StoryboardScene.Home.detail.instantiate(), animated: true) }
}
