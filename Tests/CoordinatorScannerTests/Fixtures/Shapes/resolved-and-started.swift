// expect: coordinator AppCoordinator
// expect: coordinator PromoCoordinator
// expect: coordinator LoginCoordinator
// expect: coordinator HomeCoordinator
// expect: coordinator HelpCoordinator
// expect: AppCoordinator -> PromoCoordinator
// expect: AppCoordinator -> LoginCoordinator
// expect: AppCoordinator -> HomeCoordinator
// may be: container Assembly
// may be: container Container
// may be: AppCoordinator resolves Home
// may be: AppCoordinator resolves Login
// may be: AppCoordinator resolves Promo
// may be: AppCoordinator resolves Help
// may be: HomeCoordinator resolves App
// may be: LoginCoordinator resolves Home
// may be: Container registers App (AppCoordinator)
// may be: Container registers Home (HomeCoordinator)
// may be: Container registers Login (LoginCoordinator)
// may be: Container registers Promo (PromoCoordinator)
// may be: Container registers Help (HelpCoordinator)

// What a coordinator resolves and starts is opened by it, also if nobody keeps it. What it asks for without starting it, what
// another one keeps, and the root that the app starts are not.

import Swinject
import UIKit

protocol Coordinator: AnyObject { func start() }
protocol App: Coordinator { func logOut() }
protocol Promo: Coordinator {}
protocol Login: Coordinator {}
protocol Home: Coordinator {}
protocol Help: Coordinator { func read() }
final class Assembly {
  func fill(_ container: Container) {
    container.register(App.self) { r in AppCoordinator(resolver: r) }
    container.register(Promo.self) { _ in PromoCoordinator() }
    container.register(Login.self) { r in LoginCoordinator(resolver: r) }
    container.register(Home.self) { r in HomeCoordinator(resolver: r) }
    container.register(Help.self) { _ in HelpCoordinator() }
  }
}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let container = Container()
  func application(_ application: UIApplication) {
    Assembly().fill(container)
    container.resolve(App.self)!.start()
  }
}
final class AppCoordinator: App {
  private let resolver: Resolver
  private var home: Home?
  init(resolver: Resolver) { self.resolver = resolver }
  func start() {
    resolver.resolve(Promo.self)!.start()
    let login = resolver.resolve(Login.self)!
    login.start()
    home = resolver.resolve(Home.self)
    resolver.resolve(Help.self)!.read()
  }
  func logOut() {}
}
final class PromoCoordinator: Promo { func start() {} }
final class HelpCoordinator: Help { func start() {}; func read() {} }
final class LoginCoordinator: Login {
  private let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func start() { if let home = resolver.resolve(Home.self) { home.start() } }
}
final class HomeCoordinator: Home {
  private let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func start() {}
  func close() { resolver.resolve(App.self)!.start() }
}
