// expect: AppCoordinator -> MenuCoordinator
// expect: AppCoordinator -> OtherCoordinator
// expect: AppCoordinator shows AboutViewController push
// expect: MenuCoordinator -> CartCoordinator
// expect: MenuCoordinator shows ListViewController push
// expect: OtherCoordinator -> HelpCoordinator
// expect: OtherCoordinator -> NoteCoordinator
// expect: OtherCoordinator shows LoginViewController push
// expect: AppCoordinator -> FirstCoordinator
// expect: FirstCoordinator -> HelpCoordinator
// expect: AppCoordinator -> TabsCoordinator
// expect: TabsCoordinator -> CartCoordinator
// expect: TabsCoordinator -> HelpCoordinator
// expect: AppCoordinator -> LateCoordinator
// expect: LateCoordinator -> HelpCoordinator
// expect: LateCoordinator -> CartCoordinator
// expect: LateCoordinator -> NoteCoordinator

import UIKit

// A case makes its own flow or screen, and nothing else.
class BaseCoordinator {
  let navigation: UINavigationController
  var children: [BaseCoordinator] = []
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {}
  func add(_ child: BaseCoordinator) { children.append(child); child.start() }
}

enum Route {
  case cart, help, note(Int)

  func make(_ navigation: UINavigationController) -> BaseCoordinator {
    switch self {
    case .cart: return CartCoordinator(navigation: navigation)
    case .help: return HelpCoordinator(navigation: navigation)
    case .note: return NoteCoordinator(navigation: navigation)
    }
  }
}

enum Scene {
  case login(LoginViewModel), list, about

  var controller: UIViewController { controller(animated: true) }

  private func controller(animated: Bool) -> UIViewController {
    switch self {
    case .login(let model): LoginViewController(model)
    case .list: ListViewController()
    case .about: AboutViewController()
    }
  }
}

// Another enum with the same cases and members.
enum Cell {
  case login, list, about

  var controller: String {
    switch self {
    case .login: "Log in"
    case .list, .about: ""
    }
  }
}

final class LoginViewModel {}
final class LoginViewController: UIViewController {
  init(_ model: LoginViewModel) { super.init(nibName: nil, bundle: nil) }
}
final class ListViewController: UIViewController {}
final class AboutViewController: UIViewController {}

final class CartCoordinator: BaseCoordinator {}
final class HelpCoordinator: BaseCoordinator {}
final class NoteCoordinator: BaseCoordinator {}

extension BaseCoordinator {
  func open(_ route: Route) { add(route.make(navigation)) }
  func push(_ scene: Scene) { navigation.pushViewController(scene.controller, animated: true) }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppCoordinator(navigation: UINavigationController())
}
final class AppCoordinator: BaseCoordinator {
  override func start() {
    add(MenuCoordinator(navigation: navigation))
    add(OtherCoordinator(navigation: navigation))
    add(TabsCoordinator(navigation: navigation))
    add(LateCoordinator(navigation: navigation))
    add(FirstCoordinator(navigation: navigation))
    navigation.pushViewController(Scene.about.controller, animated: true)
  }
}
final class MenuCoordinator: BaseCoordinator {
  override func start() {
    add(Route.cart.make(navigation))
    let scene = Scene.list
    navigation.pushViewController(scene.controller, animated: true)
  }
}
final class OtherCoordinator: BaseCoordinator {
  override func start() { open(.help) }
  func tap(_ number: Int, _ model: LoginViewModel) {
    open(.note(number))
    push(.login(model))
  }
}
final class TabsCoordinator: BaseCoordinator {
  override func start() {
    for route in [Route.cart, .help] { add(route.make(navigation)) }
  }
}
// A property may hold another case later.
final class LateCoordinator: BaseCoordinator {
  private var route = Route.help
  override func start() { add(route.make(navigation)) }
  func go(to next: Route) {
    route = next
    start()
  }
}
extension Route {
  func first(_ navigation: UINavigationController) -> BaseCoordinator {
    guard case .cart = self else { return HelpCoordinator(navigation: navigation) }
    return CartCoordinator(navigation: navigation)
  }
}
final class FirstCoordinator: BaseCoordinator {
  private let link = Route.help
  override func start() { add(link.first(navigation)) }
}
