// expect: container AppFactory
// expect: AppCoordinator -> LoginCoordinator
// expect: AppCoordinator -> MainCoordinator
// may be: AppFactory creates LoginCoordinator (builds)
// may be: AppFactory creates MainCoordinator (builds)
// may be: AppFactory adopts LoginFactory
// may be: AppFactory adopts MainFactory
// may be: LoginFactory builds LoginCoordinator
// may be: MainFactory builds MainCoordinator
// may be: AppFactory builds LoginCoordinator
// may be: AppFactory builds MainCoordinator
// may be: AppCoordinator holds AppFactory

import UIKit

protocol Coordinator: AnyObject { func start() }
struct AppFactory {}
protocol LoginFactory { func makeLogin() -> Coordinator }
extension AppFactory: LoginFactory { func makeLogin() -> Coordinator { LoginCoordinator() } }
protocol MainFactory { func makeMain() -> Coordinator }
extension AppFactory: MainFactory { func makeMain() -> Coordinator { MainCoordinator() } }
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppCoordinator(factory: AppFactory())
}
final class AppCoordinator: Coordinator {
  private let factory: LoginFactory & MainFactory
  private var current: Coordinator?
  init(factory: LoginFactory & MainFactory) { self.factory = factory }
  func start() { current = factory.makeLogin(); current?.start() }
  func main() { current = factory.makeMain(); current?.start() }
}
final class LoginCoordinator: Coordinator { func start() {} }
final class MainCoordinator: Coordinator { func start() {} }
