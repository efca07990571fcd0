// swift-format-ignore-file
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private lazy var navigation = UINavigationController()
  private lazy var main: Coordinator = makeMain()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    main.start(with: nil)
    return true
  }

  private func makeMain() -> Coordinator {
    // root: MainCoordinator
    MainCoordinator(router: NavigationRouter(navigation), coordinators: CoordinatorKitchen())
  }
}
