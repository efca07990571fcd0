// expect: coordinator AppCoordinator
// expect: coordinator MapCoordinator
// expect: AppCoordinator -> MapCoordinator
// expect: MapCoordinator up AppCoordinator
// expect: AppCoordinator shows ListScreen root
// expect: MapCoordinator shows MapScreen root
// expect: MapCoordinator shows PinScreen sheet

import Observation
import SwiftUI

@main struct MapsApp: App {
  @State private var app = AppCoordinator()
  var body: some Scene { WindowGroup { AppFlow().environment(app) } }
}
@Observable final class AppCoordinator {
  var path: [Int] = []
  func open() { path.append(1) }
}
struct AppFlow: View {
  @Environment(AppCoordinator.self) private var app
  var body: some View {
    @Bindable var app = app
    NavigationStack(path: $app.path) {
      ListScreen().navigationDestination(for: Int.self) { _ in MapFlow(parent: app) }
    }
  }
}
struct ListScreen: View {
  @Environment(AppCoordinator.self) var app; var body: some View { Button("x") { app.open() } }
}
@Observable final class MapCoordinator {
  var pin: Int?
  @ObservationIgnored weak var parent: AppCoordinator?
  init(parent: AppCoordinator) { self.parent = parent }
}
struct MapFlow: View {
  @State private var coordinator: MapCoordinator
  init(parent: AppCoordinator) { _coordinator = State(initialValue: MapCoordinator(parent: parent)) }
  var body: some View {
    MapScreen().sheet(item: $coordinator.pin) { _ in PinScreen() }
  }
}
struct MapScreen: View { var body: some View { Text("Map") } }
struct PinScreen: View { var body: some View { Text("Pin") } }
