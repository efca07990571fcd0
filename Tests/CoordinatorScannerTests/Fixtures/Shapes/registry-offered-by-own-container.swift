// expect: container AppContainer
// expect: AppContainer registers Store (DiskStore)
// expect: HomeCoordinator resolves Store
// with the base protocol

import Swinject
import UIKit

protocol Store {}
final class DiskStore: Store {}
final class AppContainer {
  static let shared = AppContainer()
  let container = Container()
  private init() { container.register(Store.self) { _ in DiskStore() } }
}
final class HomeVC: UIViewController { init(store: Store) { super.init(nibName: nil, bundle: nil) } }
final class AppDelegate: UIResponder, UIApplicationDelegate { let home = HomeCoordinator() }
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() { let store = AppContainer.shared.container.resolve(Store.self)!; use(store) }
  private func use(_ store: Store) {}
}
