// expect: AppCoordinator shows HomeVC push
// expect: AppCoordinator shows DetailVC present
// expect: AppCoordinator shows SwVC push
// with the base protocol

import SwiftUI
import UIKit

enum HomeBuilder {
  static func build(id: Int) -> UIViewController { let vc = HomeVC(); vc.title = "a"; return vc }
}
struct DetailFactory {
  func make() -> UIViewController {
    let nav = UINavigationController(rootViewController: DetailVC()); return nav
  }
}
final class HostBuilder<Content: View> {
  func host(_ v: Content) -> UIViewController { UIHostingController(rootView: v) }
}
struct SwVC: View { var body: some View { Text("x") } }
final class HomeVC: UIViewController {}
final class DetailVC: UIViewController {}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  let details = DetailFactory()
  func start() { nav.pushViewController(HomeBuilder.build(id: 1), animated: true) }
  func d() { nav.present(details.make(), animated: true) }
  func e() { nav.pushViewController(HostBuilder().host(SwVC()), animated: true) }
}
