// with the base protocol
// expect: AppCoordinator shows RefillController push
// expect: AppCoordinator shows HelpController push

// A value of a package has the screens that it is made with under their labels. A controller that another one keeps is a part.

import Modules
import UIKit

enum RefillAssembly {
  static func module() -> Module<RefillController, RefillModel> {
    let amount = AmountAssembly.module()
    let model = RefillModel(amount: amount.output)
    return .init(view: RefillController(amountController: amount.view), output: model)
  }
}
enum AmountAssembly {
  static func module() -> Module<AmountController, AmountModel> {
    let model = AmountModel()
    return Module(view: AmountController(model: model), output: model)
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
    let module = RefillAssembly.module()
    module.output.onHelp = { [weak self] in self?.help() }
    navigation.pushViewController(module.view, animated: true)
  }
  func help() {
    let module: Module<UIViewController, Void> = .init(view: HelpController(), output: ())
    navigation.pushViewController(module.view, animated: true)
  }
}
final class RefillModel {
  var onHelp: (() -> Void)?
  init(amount: AmountModel) {}
}
final class AmountModel {}
final class RefillController: UIViewController {
  private let amountController: AmountController
  init(amountController: AmountController) {
    self.amountController = amountController
    super.init(nibName: nil, bundle: nil)
  }
}
final class AmountController: UIViewController {
  init(model: AmountModel) { super.init(nibName: nil, bundle: nil) }
}
final class HelpController: UIViewController {}
