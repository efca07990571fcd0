// expect: coordinator AppCoordinator
// expect: AppCoordinator shows HomeScreen push
// expect: AppCoordinator shows AlertScreen present
// with the base protocol

import SwiftUI
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
struct Item { let customView: () -> AnyView }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let nav = UINavigationController()
  func start() {
    let items = [Item(customView: { AnyView(BannerPart()) })]
    let model = HomeModel(items: items, footer: FooterPart())
    nav.pushViewController(
      UIHostingController(rootView: HomeScreen(model: model).overlay(BadgePart())),
      animated: true
    )
  }
  func a() {
    nav.present(UIHostingController(rootView: AlertScreen().toolbar { ToolPart() }), animated: true)
  }
}
struct HomeModel { let items: [Item]; let footer: FooterPart }
struct BannerPart: View { var body: some View { Text("x") } }
struct FooterPart: View { var body: some View { Text("x") } }
struct BadgePart: View { var body: some View { Text("x") } }
struct ToolPart: View { var body: some View { Text("x") } }
struct HomeScreen: View { let model: HomeModel; var body: some View { Text("x") } }
struct AlertScreen: View { var body: some View { Text("x") } }
