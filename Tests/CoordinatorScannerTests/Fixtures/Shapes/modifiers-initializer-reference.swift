// expect: coordinator AppCoordinator
// expect: AppCoordinator shows HomeScreen root
// expect: AppCoordinator shows DetailScreen push
// expect: AppCoordinator shows TipScreen sheet

import SwiftUI

@main struct A: App {
  @StateObject var c = AppCoordinator(); var body: some Scene { WindowGroup { AppFlow(coordinator: c) } }
}
final class AppCoordinator: ObservableObject {
  @Published var path = NavigationPath(); @Published var tip: Tip?
}
struct Tip: Identifiable { let id: Int }
struct AppFlow: View {
  @ObservedObject var coordinator: AppCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      HomeScreen().navigationDestination(for: Int.self, destination: DetailScreen.init)
    }
    .sheet(item: $coordinator.tip, content: TipScreen.init(tip:))
  }
}
struct HomeScreen: View { var body: some View { Text("x") } }
struct DetailScreen: View { let id: Int; var body: some View { Text("x") } }
struct TipScreen: View { let tip: Tip; var body: some View { Text("x") } }
