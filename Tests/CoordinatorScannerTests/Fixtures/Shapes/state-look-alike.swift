// expect: coordinator AppCoordinator
// expect: AppCoordinator shows ListScreen root
// expect: AppCoordinator shows ItemScreen push

import SwiftUI

@main struct DemoApp: App {
  @StateObject private var app = AppCoordinator()
  @StateObject private var sync = SyncCoordinator()
  var body: some Scene { WindowGroup { AppFlow(coordinator: app).environmentObject(sync) } }
}
final class AppCoordinator: ObservableObject { @Published var path = NavigationPath() }
struct AppFlow: View {
  @ObservedObject var coordinator: AppCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      ListScreen().navigationDestination(for: Int.self) { _ in ItemScreen() }
    }
  }
}
struct ListScreen: View {
  @EnvironmentObject var sync: SyncCoordinator
  var body: some View { if sync.isSyncing { BusyView() } else { RowsView() } }
}
struct BusyView: View { var body: some View { ProgressView() } }
struct RowsView: View { var body: some View { Text("rows") } }
struct ItemScreen: View { var body: some View { Text("Item") } }
final class SyncCoordinator: ObservableObject { @Published var isSyncing = false }
