// swift-format-ignore-file
import UIKit
import XCoordinator

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let window = UIWindow()
  // root: PlanetariumCoordinator ; role: PlanetariumCoordinator root
  private let router: any Router<PlanetariumRoute> = PlanetariumCoordinator()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    router.setRoot(for: window)
    return true
  }
}
