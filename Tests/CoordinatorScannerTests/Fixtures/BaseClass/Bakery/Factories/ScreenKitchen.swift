// swift-format-ignore-file
import UIKit

final class ScreenKitchen {
  func makeWelcome() -> WelcomeScreen { WelcomeScreen() }
  func makeBreads() -> BreadsScreen { BreadsScreen() }
  func makeCakes() -> CakesScreen { CakesScreen() }
  func makeOrder(_ id: String) -> OrderScreen { OrderScreen(id: id) }
}

protocol Presentable {
  var screen: UIViewController { get }
}

extension UIViewController: Presentable {
  var screen: UIViewController { self }
}

protocol Router: Presentable {
  var isEmpty: Bool { get }
  func setRoot(_ presentable: Presentable)
  func push(_ presentable: Presentable)
  func present(_ presentable: Presentable)
  func dismiss()
}

final class NavigationRouter: Router {
  private let navigation: UINavigationController
  var isEmpty: Bool { navigation.viewControllers.isEmpty }
  var screen: UIViewController { navigation }

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  func setRoot(_ presentable: Presentable) { navigation.setViewControllers([presentable.screen], animated: false) }
  func push(_ presentable: Presentable) { navigation.pushViewController(presentable.screen, animated: true) }
  func present(_ presentable: Presentable) { navigation.present(presentable.screen, animated: true) }
  func dismiss() { navigation.dismiss(animated: true) }
}

final class CounterScreen: UITabBarController {
  var onBreads: ((Router) -> Void)?
  var onCakes: ((Router) -> Void)?
}

final class WelcomeScreen: UIViewController {
  var onDone: (() -> Void)?
}

final class BreadsScreen: UIViewController {
  var onBread: ((String) -> Void)?
}

final class CakesScreen: UIViewController {}

final class OrderScreen: UIViewController {
  var onPaid: ((Order) -> Void)?

  init(id: String) {
    super.init(nibName: nil, bundle: nil)
  }
}
