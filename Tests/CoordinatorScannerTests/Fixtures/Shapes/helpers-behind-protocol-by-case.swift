// expect: AppCoordinator -> CartCoordinator
// expect: AppCoordinator -> HelpCoordinator
// expect: CartCoordinator shows CartController push
// expect: CartCoordinator shows PayController push
// expect: HelpCoordinator shows HelpController push

import UIKit

// Of several factories behind a protocol, one is meant whose pages have the case.
protocol Coordinating: AnyObject { func start() }
protocol Factory {
  associatedtype Page
  func make(page: Page) -> UIViewController
}
enum CartPage { case cart, pay }
enum HelpPage { case help }
final class CartController: UIViewController {}
final class PayController: UIViewController {}
final class HelpController: UIViewController {}

struct CartFactory: Factory {
  func make(page: CartPage) -> UIViewController {
    switch page {
    case .cart: return CartController()
    case .pay: return PayController()
    }
  }
}
struct HelpFactory: Factory {
  func make(page: HelpPage) -> UIViewController { HelpController() }
}

final class Navigator<F: Factory> {
  let navigation: UINavigationController
  let factory: F
  init(_ navigation: UINavigationController, _ factory: F) {
    (self.navigation, self.factory) = (navigation, factory)
  }
  func show(_ page: F.Page) { navigation.pushViewController(factory.make(page: page), animated: true) }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinating {
  var children: [Coordinating] = []
  func start() {
    let navigation = UINavigationController()
    let cart = CartCoordinator(navigation)
    children.append(cart)
    cart.start()
    let help = HelpCoordinator(navigation)
    children.append(help)
    help.start()
  }
}
final class CartCoordinator: Coordinating {
  let navigator: Navigator<CartFactory>
  init(_ navigation: UINavigationController) { navigator = Navigator(navigation, CartFactory()) }
  func start() { navigator.show(.cart) }
  func pay() { navigator.show(.pay) }
}
final class HelpCoordinator: Coordinating {
  let navigator: Navigator<HelpFactory>
  init(_ navigation: UINavigationController) { navigator = Navigator(navigation, HelpFactory()) }
  func start() { navigator.show(.help) }
}
