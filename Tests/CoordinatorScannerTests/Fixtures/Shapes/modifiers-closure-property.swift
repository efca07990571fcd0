// expect: coordinator AppCoordinator
// expect: AppCoordinator shows HomeScreen root
// expect: AppCoordinator shows DetailScreen push
// expect: AppCoordinator shows TipScreen present

import SwiftUI

@main struct A: App {
  @StateObject var c = AppCoordinator(); var body: some Scene { WindowGroup { AppFlow(coordinator: c) } }
}
final class AppCoordinator: ObservableObject {
  @Published var path = NavigationPath(); @Published var tip = false
}
struct AppFlow: View {
  @ObservedObject var coordinator: AppCoordinator
  private let detail: (Int) -> DetailScreen = { DetailScreen(id: $0) }
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      HomeScreen().navigationDestination(for: Int.self, destination: detail)
    }
    .popover(isPresented: $coordinator.tip) { TipScreen() }
  }
}
struct HomeScreen: View { var body: some View { Text("x") } }
struct DetailScreen: View { let id: Int; var body: some View { Text("x") } }
struct TipScreen: View { var body: some View { Text("x") } }
