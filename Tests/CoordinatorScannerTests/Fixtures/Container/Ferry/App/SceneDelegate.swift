// swift-format-ignore-file
import CoordinatorKit
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate, AppDependency, AppListener {
  var window: UIWindow?
  let session = URLSession.shared
  private var coordinator: Coordinating?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    let navigation = UINavigationController()
    // root: AppCoordinator
    let coordinator = AppContainer(dependency: self).coordinator(listener: self)
    coordinator.start(at: navigation)
    self.coordinator = coordinator
    window?.rootViewController = navigation
  }

  func appDidClose() {}
}
