// expect: AppCoordinator shows HomeVC push
// expect: AppCoordinator shows SettingsView present
// expect: AppCoordinator shows AboutHost push
// with the base protocol

import SwiftUI
import UIKit

struct Module<Input, View: UIViewController> { let input: Input; let view: View }
final class HomeVC: UIViewController {}
final class HomePresenter {}
enum HomeAssembly {
  static func make() -> Module<HomePresenter, HomeVC> { Module(input: HomePresenter(), view: HomeVC()) }
}
struct SettingsView: View { var body: some View { Text("s") } }
struct AboutView: View { var body: some View { Text("a") } }
final class AboutHost: UIHostingController<AboutView> {}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() { let module = HomeAssembly.make(); nav.pushViewController(module.view, animated: true) }
  func d() { nav.present(UIHostingController(rootView: SettingsView()), animated: true) }
  func e() { nav.pushViewController(AboutHost(rootView: AboutView()), animated: true) }
}
