// expect: SettingsCoordinator -> StorageCoordinator
// expect: SettingsCoordinator shows SettingsScreen root
// expect: StorageCoordinator shows StorageScreen push
// expect: StorageCoordinator shows CleanUpScreen push

// A part of a flow has a coordinator of its own, which navigates by closures on the path of its parent.

import SwiftUI

@main struct DiskApp: App {
  @State private var settings = SettingsCoordinator()
  var body: some Scene { WindowGroup { SettingsFlow(coordinator: settings) } }
}
@Observable final class SettingsCoordinator {
  enum Page: Hashable { case storage(StorageCoordinator.Page) }
  var path: [Page] = []
  private var storage: StorageCoordinator?
  func openStorage() {
    let storage = StorageCoordinator(navigate: { [weak self] in self?.path.append(.storage($0)) })
    self.storage = storage
    storage.start()
  }
  @ViewBuilder func view(for page: Page) -> some View {
    switch page {
    case .storage(let page): storage?.view(for: page)
    }
  }
}
struct SettingsFlow: View {
  @Bindable var coordinator: SettingsCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      SettingsScreen(open: coordinator.openStorage)
        .navigationDestination(for: SettingsCoordinator.Page.self, destination: coordinator.view)
    }
  }
}
final class StorageCoordinator {
  enum Page: Hashable { case overview, cleanUp }
  private let navigate: (Page) -> Void
  init(navigate: @escaping (Page) -> Void) { self.navigate = navigate }
  func start() { navigate(.overview) }
  func view(for page: Page) -> AnyView {
    switch page {
    case .overview: return AnyView(StorageScreen(clean: { self.navigate(.cleanUp) }))
    case .cleanUp: return AnyView(CleanUpScreen())
    }
  }
}
struct SettingsScreen: View { let open: () -> Void; var body: some View { Button("", action: open) } }
struct StorageScreen: View { let clean: () -> Void; var body: some View { Button("", action: clean) } }
struct CleanUpScreen: View { var body: some View { Text("") } }
