// expect: coordinator RootCoordinator
// expect: coordinator CartCoordinator
// expect: RootCoordinator -> CartCoordinator
// expect: CartCoordinator up RootCoordinator
// expect: RootCoordinator shows HomeScreen root
// expect: CartCoordinator shows CartScreen root
// expect: CartCoordinator shows PayScreen push

import SwiftUI

@main struct ShopApp: App {
  @StateObject private var root = RootCoordinator()
  var body: some Scene { WindowGroup { RootView(coordinator: root) } }
}
enum Step: Hashable { case cart, pay }
final class RootCoordinator: ObservableObject {
  @Published var path = NavigationPath()
  func openCart() { path.append(Step.cart) }
}
struct RootView: View {
  @ObservedObject var coordinator: RootCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      HomeScreen(open: coordinator.openCart)
        .navigationDestination(for: Step.self) { step in CartFlowView(parent: coordinator) }
    }
  }
}
struct HomeScreen: View { let open: () -> Void; var body: some View { Button("Cart", action: open) } }
final class CartCoordinator: ObservableObject {
  @Published var path = NavigationPath()
  private weak var parent: RootCoordinator?
  init(parent: RootCoordinator) { self.parent = parent }
  func pay() { path.append(Step.pay) }
}
struct CartFlowView: View {
  @StateObject private var coordinator: CartCoordinator
  init(parent: RootCoordinator) { self._coordinator = .init(wrappedValue: .init(parent: parent)) }
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      CartScreen(pay: coordinator.pay).navigationDestination(for: Step.self) { _ in PayScreen() }
    }
  }
}
struct CartScreen: View { let pay: () -> Void; var body: some View { Button("Pay", action: pay) } }
struct PayScreen: View { var body: some View { Text("Pay") } }
