// expect: coordinator TabRouter
// expect: coordinator FeedRouter
// expect: TabRouter -> FeedRouter
// expect: TabRouter shows SearchScreen tab
// expect: TabRouter shows ProfileScreen tab
// expect: FeedRouter shows FeedScreen root
// expect: FeedRouter shows PostScreen push
// may be: FeedRouter shows FeedScreen tab

// The cases of an enum make the tabs.

import SwiftUI

@main struct FeedApp: App {
  @State private var router = TabRouter()
  var body: some Scene { WindowGroup { MainTabView(router: router) } }
}
enum AppTab: CaseIterable, Identifiable {
  case feed, search, profile
  var id: Self { self }
  @ViewBuilder func content(_ router: TabRouter) -> some View {
    switch self {
    case .feed: FeedFlow(router: router.feed)
    case .search: SearchScreen()
    case .profile: ProfileScreen()
    }
  }
  var label: some View { TabLabel() }
}
@Observable final class TabRouter {
  var tab = AppTab.feed
  let feed = FeedRouter()
}
struct MainTabView: View {
  @Bindable var router: TabRouter
  var body: some View {
    TabView(selection: $router.tab) {
      ForEach(AppTab.allCases) { tab in
        tab.content(router).tag(tab).tabItem { tab.label }
      }
    }
  }
}
@Observable final class FeedRouter { var path: [Int] = [] }
struct FeedFlow: View {
  @Bindable var router: FeedRouter
  var body: some View {
    NavigationStack(path: $router.path) {
      FeedScreen().navigationDestination(for: Int.self) { _ in PostScreen() }
    }
  }
}
struct TabLabel: View { var body: some View { Text("x") } }
struct FeedScreen: View { var body: some View { Text("x") } }
struct SearchScreen: View { var body: some View { Text("x") } }
struct ProfileScreen: View { var body: some View { Text("x") } }
struct PostScreen: View { var body: some View { Text("x") } }
