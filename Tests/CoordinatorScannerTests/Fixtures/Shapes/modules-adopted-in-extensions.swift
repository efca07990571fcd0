// expect: container DefaultAppModule
// expect: AppCoordinator -> AuthCoordinator
// expect: AppCoordinator -> TabCoordinator
// expect: DefaultAppModule adopts AppModule
// expect: DefaultAppModule adopts AuthModule
// expect: DefaultAppModule adopts TabModule
// expect: DefaultAppModule creates AppCoordinator (builds)
// expect: DefaultAppModule creates AuthCoordinator (builds)
// expect: DefaultAppModule creates TabCoordinator (builds)
// may be: DefaultAppModule builds AppCoordinator
// may be: DefaultAppModule builds AuthCoordinator
// may be: DefaultAppModule builds TabCoordinator
// may be: AppCoordinator holds DefaultAppModule
// may be: AppCoordinator requires AuthModule
// may be: AppCoordinator requires TabModule

import UIKit

protocol AppModule { func makeAppCoordinator(navigator: UINavigationController) -> AppCoordinator }
final class DefaultAppModule {}
extension DefaultAppModule: AppModule {
  func makeAppCoordinator(navigator: UINavigationController) -> AppCoordinator {
    AppCoordinator(module: self, navigator: navigator)
  }
}
protocol Coordinator: AnyObject { func start() }
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let module: AppModule = DefaultAppModule()
  lazy var app = module.makeAppCoordinator(navigator: UINavigationController())
}
final class AppCoordinator: Coordinator {
  typealias Module = AuthModule & TabModule
  private let module: Module
  private let navigator: UINavigationController
  private var child: Coordinator?
  init(module: Module, navigator: UINavigationController) { self.module = module; self.navigator = navigator }
  func start() { child = module.makeAuthCoordinator(navigator: navigator); child?.start() }
  func tabs() { child = module.makeTabCoordinator(); child?.start() }
}
protocol AuthModule { func makeAuthCoordinator(navigator: UINavigationController) -> Coordinator }
extension DefaultAppModule: AuthModule {
  func makeAuthCoordinator(navigator: UINavigationController) -> Coordinator { AuthCoordinator() }
}
final class AuthCoordinator: Coordinator { func start() {} }
protocol TabModule { func makeTabCoordinator() -> TabCoordinator }
extension DefaultAppModule: TabModule { func makeTabCoordinator() -> TabCoordinator { TabCoordinator() } }
final class TabCoordinator: Coordinator { func start() {} }
