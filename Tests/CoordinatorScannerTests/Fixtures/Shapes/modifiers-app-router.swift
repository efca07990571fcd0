// expect: coordinator AppRouter
// expect: AppRouter shows HomeScreen root
// expect: AppRouter shows DetailScreen push
// expect: AppRouter shows ProfileScreen push
// expect: AppRouter shows SettingsScreen sheet

// The modifiers of the app have the destinations in them.

import SwiftUI

@main struct FeedApp: App {
  var body: some Scene { WindowGroup { FeedTab() } }
}
enum Destination: Hashable { case detail(Int), profile }
enum Sheet: Identifiable { case settings; var id: Int { 1 } }
@Observable final class AppRouter {
  var path: [Destination] = []
  var presentedSheet: Sheet?
  func navigate(to destination: Destination) { path.append(destination) }
}
struct FeedTab: View {
  @State private var router = AppRouter()
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeScreen().withAppRouter().withSheets($router.presentedSheet)
    }
    .environment(router)
  }
}
extension View {
  func withAppRouter() -> some View {
    navigationDestination(for: Destination.self) { destination in
      switch destination {
      case .detail(let id): DetailScreen(id: id)
      case .profile: ProfileScreen()
      }
    }
  }
  func withSheets(_ sheet: Binding<Sheet?>) -> some View {
    self.sheet(item: sheet) { destination in
      switch destination {
      case .settings: SettingsScreen()
      }
    }
  }
}
struct HomeScreen: View {
  @Environment(AppRouter.self) private var router
  var body: some View { Button("x") { router.navigate(to: .profile) } }
}
struct DetailScreen: View { let id: Int; var body: some View { Text("x") } }
struct ProfileScreen: View { var body: some View { Text("x") } }
struct SettingsScreen: View { var body: some View { Text("x") } }
