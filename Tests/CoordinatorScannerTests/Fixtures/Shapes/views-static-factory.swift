// expect: coordinator MainTabCoordinator
// expect: coordinator HomeCoordinator
// expect: coordinator ProfileCoordinator
// expect: MainTabCoordinator -> HomeCoordinator
// expect: MainTabCoordinator -> ProfileCoordinator
// expect: HomeCoordinator shows HomeView root
// expect: HomeCoordinator shows DetailView push
// expect: ProfileCoordinator shows ProfileView root
// expect: ProfileCoordinator shows EditView sheet

// Who stores the children holds them. The view only made them.

import SwiftUI

struct Dependencies { let name = "" }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { RootView(dependencies: Dependencies()) } }
}
struct RootView: View {
  @StateObject private var tabs: MainTabCoordinator
  init(dependencies: Dependencies) {
    _tabs = StateObject(wrappedValue: Self.makeCoordinator(dependencies))
  }
  static func makeCoordinator(_ dependencies: Dependencies) -> MainTabCoordinator {
    MainTabCoordinator(
      home: HomeCoordinator(dependencies),
      profile: ProfileCoordinator(dependencies)
    )
  }
  var body: some View {
    TabView {
      HomeFlowView(coordinator: tabs.home).tabItem { Text("Home") }
      ProfileFlowView(coordinator: tabs.profile).tabItem { Text("Profile") }
    }
  }
}
final class MainTabCoordinator: ObservableObject {
  let home: HomeCoordinator
  let profile: ProfileCoordinator
  init(home: HomeCoordinator, profile: ProfileCoordinator) { (self.home, self.profile) = (home, profile) }
}
final class HomeCoordinator: ObservableObject {
  enum Page: Hashable { case detail }
  @Published var path: [Page] = []
  init(_ dependencies: Dependencies) {}
  @ViewBuilder func destination(for page: Page) -> some View {
    switch page {
    case .detail: DetailView()
    }
  }
}
struct HomeFlowView: View {
  @ObservedObject var coordinator: HomeCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      HomeView().navigationDestination(for: HomeCoordinator.Page.self, destination: coordinator.destination)
    }
  }
}
final class ProfileCoordinator: ObservableObject {
  enum Sheet: String, Identifiable { case edit; var id: String { rawValue } }
  @Published var sheet: Sheet?
  init(_ dependencies: Dependencies) {}
  func edit() { sheet = .edit }
}
struct ProfileFlowView: View {
  @ObservedObject var coordinator: ProfileCoordinator
  var body: some View {
    ProfileView().sheet(item: $coordinator.sheet) { sheet in
      switch sheet {
      case .edit: EditView()
      }
    }
  }
}
struct HomeView: View { var body: some View { Text("x") } }
struct DetailView: View { var body: some View { Text("x") } }
struct ProfileView: View { var body: some View { Text("x") } }
struct EditView: View { var body: some View { Text("x") } }
