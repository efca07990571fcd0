// expect: coordinator TabCoordinator
// expect: coordinator HomeCoordinator
// expect: coordinator SearchCoordinator
// expect: TabCoordinator -> HomeCoordinator
// expect: TabCoordinator -> SearchCoordinator
// expect: HomeCoordinator shows HomeScreen root
// expect: SearchCoordinator shows SearchScreen root
// expect: HomeCoordinator shows DetailScreen push
// expect: SearchCoordinator shows ResultScreen sheet

import SwiftUI

@MainActor protocol Coordinator: ObservableObject {}
@main struct DemoApp: App {
  @StateObject private var tabs = TabCoordinator()
  var body: some Scene { WindowGroup { TabCoordinatorView(coordinator: tabs) } }
}
final class TabCoordinator: Coordinator {
  enum Tab { case home, search }
  @Published var tab: Tab = .home
}
struct TabCoordinatorView: View {
  @ObservedObject var coordinator: TabCoordinator
  var body: some View {
    TabView(selection: $coordinator.tab) {
      HomeCoordinatorView().tabItem { Text("Home") }.tag(TabCoordinator.Tab.home)
      SearchCoordinatorView().tabItem { Text("Search") }.tag(TabCoordinator.Tab.search)
    }
  }
}
final class HomeCoordinator: Coordinator { @Published var path: [Int] = [] }
struct HomeCoordinatorView: View {
  @StateObject var coordinator = HomeCoordinator()
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      HomeScreen().navigationDestination(for: Int.self) { _ in DetailScreen() }
    }
  }
}
final class SearchCoordinator: Coordinator { @Published var result: Int? }
struct SearchCoordinatorView: View {
  @StateObject var coordinator = SearchCoordinator()
  var body: some View { SearchScreen().sheet(item: $coordinator.result) { _ in ResultScreen() } }
}
struct HomeScreen: View { var body: some View { Text("Home") } }
struct DetailScreen: View { var body: some View { Text("Detail") } }
struct SearchScreen: View { var body: some View { Text("Search") } }
struct ResultScreen: View { var body: some View { Text("Result") } }
