// expect: coordinator AppCoordinator
// expect: coordinator HomeCoordinator
// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator shows HomeScreen root
// expect: HomeCoordinator shows MoreScreen sheet

import SwiftUI

protocol Coordinator: ObservableObject { associatedtype Body: View; func start() -> Body }
@main struct A: App {
  @StateObject var c = AppCoordinator(); var body: some Scene { WindowGroup { c.start() } }
}
final class AppCoordinator: Coordinator {
  private let home = HomeCoordinator()
  func start() -> some View { home.start() }
}
final class HomeCoordinator: Coordinator {
  @Published var more = false
  func start() -> some View { HomeCoordinatorView(coordinator: self) }
}
struct HomeCoordinatorView: View {
  @ObservedObject var coordinator: HomeCoordinator
  var body: some View { HomeScreen().sheet(isPresented: $coordinator.more) { MoreScreen() } }
}
struct HomeScreen: View { var body: some View { Text("x") } }
struct MoreScreen: View { var body: some View { Text("x") } }
