// expect: AppCoordinator -> MenuCoordinator
// expect: AppCoordinator -> OtherCoordinator
// expect: AppCoordinator -> LateCoordinator
// expect: AppCoordinator -> OpenCoordinator
// expect: AppCoordinator -> IdleCoordinator
// expect: MenuCoordinator -> CartCoordinator
// expect: OtherCoordinator -> HelpCoordinator
// expect: OtherCoordinator -> NoteCoordinator
// expect: LateCoordinator -> HelpCoordinator
// expect: OpenCoordinator -> CartCoordinator
// expect: OpenCoordinator -> HelpCoordinator
// expect: OpenCoordinator -> NoteCoordinator
// expect: AppCoordinator -> AccountCoordinator
// expect: AppCoordinator -> ProfileCoordinator
// expect: AccountCoordinator -> HelpCoordinator
// expect: ProfileCoordinator -> HelpCoordinator
// expect: ProfileCoordinator -> NoteCoordinator
// expect: AppCoordinator -> PickyCoordinator
// expect: PickyCoordinator -> CartCoordinator
// expect: PickyCoordinator -> HelpCoordinator

import UIKit

// Each coordinator makes only the children whose cases it names. One that passes a route on may make any.
class BaseCoordinator {
  let navigation: UINavigationController
  var children: [BaseCoordinator] = []
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {}
  func add(_ child: BaseCoordinator) { children.append(child); child.start() }
}

struct Note {}

enum Route { case cart, help, note(Note) }

extension BaseCoordinator {
  func open(_ route: Route) {
    switch route {
    case .cart: add(CartCoordinator(navigation: navigation))
    case .help: add(HelpCoordinator(navigation: navigation))
    case .note: add(NoteCoordinator(navigation: navigation))
    }
  }
  func openCart() { open(.cart) }
  func openHelp() { open(.help) }
}

final class CartCoordinator: BaseCoordinator {}
final class HelpCoordinator: BaseCoordinator {}
final class NoteCoordinator: BaseCoordinator {
  var onFinish: ((NoteCoordinator) -> Void)?
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppCoordinator(navigation: UINavigationController())
}
final class AppCoordinator: BaseCoordinator {
  override func start() {
    add(MenuCoordinator(navigation: navigation))
    add(OtherCoordinator(navigation: navigation))
    add(LateCoordinator(navigation: navigation))
    add(OpenCoordinator(navigation: navigation))
    add(IdleCoordinator(navigation: navigation))
    add(AccountCoordinator(navigation: navigation))
    add(ProfileCoordinator(navigation: navigation))
    add(PickyCoordinator(navigation: navigation))
  }
}
final class MenuCoordinator: BaseCoordinator {
  override func start() { open(.cart) }
}
final class OtherCoordinator: BaseCoordinator {
  override func start() { open(.help) }
  func select(_ note: Note) { open(.note(note)) }
}
final class LateCoordinator: BaseCoordinator {
  override func start() { openHelp() }
}
final class OpenCoordinator: BaseCoordinator {
  func handle(_ link: Route) { open(link) }
}
final class IdleCoordinator: BaseCoordinator {}

// What `super` does is done, too.
class AccountCoordinator: BaseCoordinator {
  override func start() { open(.help) }
}
final class ProfileCoordinator: AccountCoordinator {
  override func start() {
    super.start()
    open(.note(Note()))
  }
}

extension BaseCoordinator {
  func choose(_ route: Route?, _ isFirst: Bool) {
    switch route {
    case .some(.cart): add(CartCoordinator(navigation: navigation))
    case .none: add(HelpCoordinator(navigation: navigation))
    default: break
    }
  }
}
final class PickyCoordinator: BaseCoordinator {
  override func start() {
    choose(.cart, true)
    choose(.none, false)
  }
}
