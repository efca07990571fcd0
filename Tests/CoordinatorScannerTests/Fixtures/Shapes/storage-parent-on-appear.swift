// expect: coordinator RootCoordinator
// expect: coordinator ProfileCoordinator
// expect: RootCoordinator -> ProfileCoordinator
// expect: ProfileCoordinator up RootCoordinator
// expect: RootCoordinator shows FeedScreen tab
// expect: ProfileCoordinator shows ProfileScreen root
// expect: ProfileCoordinator shows FriendScreen push

import SwiftUI

@main struct SocialApp: App {
  @State private var root = RootCoordinator()
  var body: some Scene { WindowGroup { RootView().environment(root) } }
}
@Observable final class RootCoordinator {
  enum Tab { case feed, profile }; var tab: Tab = .feed; var path = NavigationPath()
}
struct RootView: View {
  @Environment(RootCoordinator.self) private var root
  var body: some View {
    @Bindable var root = root
    TabView(selection: $root.tab) {
      FeedScreen().tag(RootCoordinator.Tab.feed)
      ProfileFlow().tag(RootCoordinator.Tab.profile)
    }
  }
}
struct FeedScreen: View { var body: some View { Text("Feed") } }
@Observable final class ProfileCoordinator { var path = NavigationPath(); weak var parent: RootCoordinator? }
struct ProfileFlow: View {
  @Environment(RootCoordinator.self) private var root
  @State private var coordinator = ProfileCoordinator()
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      ProfileScreen().navigationDestination(for: Int.self) { _ in FriendScreen() }
    }
    .onAppear { coordinator.parent = root }
  }
}
struct ProfileScreen: View { var body: some View { Text("Profile") } }
struct FriendScreen: View { var body: some View { Text("Friend") } }
