// with the base protocol
// expect: AppCoordinator shows LensController push

// What one line makes and puts within another screen is a part of that.

import UIKit

struct Module<Content: UIViewController> { let view: Content }
enum ShutterAssembly {
  static func module() -> Module<ShutterController> { Module(view: ShutterController()) }
}
enum LensAssembly {
  static func module() -> Module<LensController> {
    let shutter = ShutterAssembly.module()
    return Module(view: LensController(shutterController: shutter.view))
  }
}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppCoordinator(navigation: UINavigationController())
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
    app.start()
    return true
  }
}
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    let module = LensAssembly.module()
    navigation.pushViewController(module.view, animated: true)
  }
}
final class LensController: UIViewController {
  private let shutterController: ShutterController
  init(shutterController: ShutterController) {
    self.shutterController = shutterController
    super.init(nibName: nil, bundle: nil)
  }
}
final class ShutterController: UIViewController {}
