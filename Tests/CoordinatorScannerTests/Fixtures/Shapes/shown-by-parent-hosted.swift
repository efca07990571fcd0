// expect: AppCoordinator -> HomeCoordinator
// expect: AppCoordinator -> CartCoordinator
// expect: HomeCoordinator shows HomeScreen push
// expect: CartCoordinator shows CartScreen present
// expect: HomeCoordinator shows NextScreen push

import SwiftUI
import UIKit

@MainActor protocol CoordinatorProtocol: AnyObject { func start(); func toPresentable() -> AnyView }
extension CoordinatorProtocol { func start() {}; func toPresentable() -> AnyView { AnyView(Text("none")) } }
final class Stack: ObservableObject, CoordinatorProtocol {
  private var pages: [any CoordinatorProtocol] = []
  private var sheet: (any CoordinatorProtocol)?
  func push(_ c: any CoordinatorProtocol) { pages.append(c); c.start() }
  func setSheetCoordinator(_ c: (any CoordinatorProtocol)?) { sheet = c; c?.start() }
}
final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: CoordinatorProtocol {
  private let nav = UINavigationController()
  private var home: HomeCoordinator?
  private var cart: CartCoordinator?
  func start() {
    let h = HomeCoordinator(nav: nav); home = h
    nav.pushViewController(UIHostingController(rootView: h.toPresentable()), animated: true)
  }
  func openCart() {
    let c = CartCoordinator(); cart = c;
    nav.present(UIHostingController(rootView: c.toPresentable()), animated: true)
  }
}
final class HomeCoordinator: CoordinatorProtocol {
  let nav: UINavigationController
  init(nav: UINavigationController) { self.nav = nav }
  func toPresentable() -> AnyView { AnyView(HomeScreen()) }
  func next() { nav.pushViewController(UIHostingController(rootView: NextScreen()), animated: true) }
}
final class CartCoordinator: CoordinatorProtocol { func toPresentable() -> AnyView { AnyView(CartScreen()) } }
struct HomeScreen: View { var body: some View { Text("x") } }
struct NextScreen: View { var body: some View { Text("x") } }
struct CartScreen: View { var body: some View { Text("x") } }
