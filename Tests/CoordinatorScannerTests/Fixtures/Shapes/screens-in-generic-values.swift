// expect: coordinator AppCoordinator
// expect: AppCoordinator shows RefillController push
// expect: AppCoordinator shows HelpController push

// A generic value without methods is a tuple with a name: each one has its own screens.

import UIKit

protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  func start()
}
struct Module<View, Output> {
  let view: View
  let output: Output
  init(view: View, output: Output) {
    self.view = view
    self.output = output
  }
}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppCoordinator(navigation: UINavigationController())
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
    app.start()
    return true
  }
}
enum AmountAssembly {
  static func module() -> Module<AmountController, Int> { .init(view: AmountController(), output: 1) }
}
enum RefillAssembly {
  static func module() -> Module<RefillController, Int> {
    let amount = AmountAssembly.module()
    return Module(view: RefillController(amountController: amount.view), output: amount.output)
  }
}
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    let module = RefillAssembly.module()
    navigation.pushViewController(module.view, animated: true)
  }
  func help() {
    let module = Module(view: HelpController(), output: 2)
    navigation.pushViewController(module.view, animated: true)
  }
}
final class RefillController: UIViewController {
  private let amountController: AmountController
  init(amountController: AmountController) {
    self.amountController = amountController
    super.init(nibName: nil, bundle: nil)
  }
}
final class AmountController: UIViewController {}
final class HelpController: UIViewController {}
