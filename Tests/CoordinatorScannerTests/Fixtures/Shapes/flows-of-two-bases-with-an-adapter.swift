// with the base protocol
// expect: coordinator AppCoordinator
// expect: coordinator CatalogCoordinator
// expect: coordinator GuardedCoordinator
// expect: AppCoordinator -> CatalogCoordinator
// expect: AppCoordinator -> GuardedCoordinator
// expect: GuardedCoordinator -> CatalogCoordinator
// expect: AppCoordinator shows HomeController push
// expect: CatalogCoordinator shows CatalogController push

// A class that only adapts coordinators of another base is no coordinator. One that starts another of its own base is one.

import RxSwift
import UIKit

class ResultCoordinator<Result> {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() -> Observable<Result> { fatalError() }
  func coordinate<Other>(to child: ResultCoordinator<Other>) -> Observable<Other> { child.start() }
}
final class RxChild<Result>: Coordinator {
  var childCoordinators: [Coordinator] = []
  private let base: ResultCoordinator<Result>
  private let disposeBag = DisposeBag()
  init(_ base: ResultCoordinator<Result>) { self.base = base }
  func start() { base.start().subscribe().disposed(by: disposeBag) }
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
  func start() { navigation.pushViewController(HomeController(), animated: true) }
  func openCatalog() {
    let child = RxChild(CatalogCoordinator(navigation: navigation))
    childCoordinators.append(child)
    child.start()
  }
  func openGuarded() {
    let next = CatalogCoordinator(navigation: navigation)
    GuardedCoordinator(navigation: navigation, next: next).start().subscribe()
  }
}
final class GuardedCoordinator<Result>: ResultCoordinator<Result> {
  private let next: ResultCoordinator<Result>
  init(navigation: UINavigationController, next: ResultCoordinator<Result>) {
    self.next = next
    super.init(navigation: navigation)
  }
  override func start() -> Observable<Result> { next.start() }
}
final class CatalogCoordinator: ResultCoordinator<Int> {
  override func start() -> Observable<Int> {
    navigation.pushViewController(CatalogController(), animated: true)
    return .never()
  }
}
final class HomeController: UIViewController {}
final class CatalogController: UIViewController {}
