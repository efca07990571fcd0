// swift-format-ignore-file
import UIKit
import XCoordinator

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  private lazy var window = UIWindow()
  private let router = AppCoordinator().strongRouter

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    router.setRoot(for: window)
    return true
  }
}
