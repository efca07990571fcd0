// with the base protocol
// expect: AppCoordinator shows RefillController push

// A controller that a plain controller keeps is a part of that.

import UIKit

enum RefillAssembly {
  static func module() -> RefillController {
    let amount = AmountController()
    return RefillController(amountController: amount)
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
  func start() { navigation.pushViewController(RefillAssembly.module(), animated: true) }
}
final class RefillController: UIViewController {
  private let amountController: AmountController
  init(amountController: AmountController) {
    self.amountController = amountController
    super.init(nibName: nil, bundle: nil)
  }
}
final class AmountController: UIViewController {}
