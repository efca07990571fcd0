// expect: AppCoordinator -> ShopCoordinator
// expect: AppCoordinator -> CartCoordinator
// expect: ShopCoordinator -> LoginCoordinator
// may be: container Container
// may be: Container registers LoginCoordinator (LoginCoordinator)
// may be: ShopCoordinator resolves LoginCoordinator
// may be: LoginCoordinator resolves LoginCoordinator

// Only one of the coordinators calls the helper of their base class, for which a container makes a child.

import Swinject
import UIKit

protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
class Base: NSObject, Coordinator, UINavigationControllerDelegate {
  var children: [Coordinator] = []
  let navigation: UINavigationController
  let resolver: Resolver
  init(navigation: UINavigationController, resolver: Resolver) {
    self.navigation = navigation
    self.resolver = resolver
  }
  func start() {}
  func run(_ child: Base) { children.append(child); child.start() }
}
extension Base {
  func login(then done: @escaping () -> Void) {
    let modal = UINavigationController()
    let login = resolver.resolve(LoginCoordinator.self, argument: modal)!
    login.done = done
    run(login)
    navigation.present(modal, animated: true)
  }
}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let container = Container()
  lazy var app = AppCoordinator(navigation: UINavigationController(), resolver: container)
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?)
    -> Bool
  {
    container.register(LoginCoordinator.self) { resolver, navigation in
      LoginCoordinator(navigation: navigation, resolver: resolver)
    }
    app.start()
    return true
  }
}
final class AppCoordinator: Base {
  override func start() {
    run(ShopCoordinator(navigation: navigation, resolver: resolver))
    run(CartCoordinator(navigation: navigation, resolver: resolver))
  }
}
final class ShopCoordinator: Base { override func start() { login { print("in") } } }
final class CartCoordinator: Base { override func start() {} }
final class LoginCoordinator: Base { var done: (() -> Void)?; override func start() {} }
