// expect: AppCoordinator shows WebVC present
// expect: AppCoordinator shows AboutVC push
// expect: AppCoordinator shows MenuVC root
// with the base protocol

import UIKit

struct Route { let name: String; let action: (_ parent: UIViewController) -> Void }
protocol ScreenBuilder { func web() -> UIViewController; func about() -> UIViewController }
struct AppBuilder: ScreenBuilder {
  func web() -> UIViewController { WebVC() }; func about() -> UIViewController { AboutVC() }
}
final class MenuModel {
  private let routes: [Route]; init(routes: [Route]) { self.routes = routes }
  func select(_ i: Int, from vc: UIViewController) { let route = routes[i]; route.action(vc) }
}
final class MenuVC: UIViewController {
  let model: MenuModel; init(model: MenuModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
  func tap(_ i: Int) { model.select(i, from: self) }
}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppCoordinator(builder: AppBuilder())
}
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  let builder: ScreenBuilder
  init(builder: ScreenBuilder) { self.builder = builder }
  private lazy var routes: [Route] = [webRoute(), aboutRoute()]
  func start() { nav.setViewControllers([MenuVC(model: MenuModel(routes: routes))], animated: false) }
  private func webRoute() -> Route {
    Route(name: "w") { [builder] parent in parent.present(builder.web(), animated: true) }
  }
  private func aboutRoute() -> Route {
    let b = builder;
    return Route(name: "a") { $0.navigationController?.pushViewController(b.about(), animated: true) }
  }
}
final class WebVC: UIViewController {}
final class AboutVC: UIViewController {}
