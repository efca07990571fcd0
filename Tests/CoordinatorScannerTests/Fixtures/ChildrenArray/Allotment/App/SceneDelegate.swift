// swift-format-ignore-file
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let navigation = UINavigationController()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    // root: AppCoordinator
    coordinator = AppCoordinator(navigationController: navigation)
    coordinator?.start()
    window.makeKeyAndVisible()
    self.window = window
  }
}
