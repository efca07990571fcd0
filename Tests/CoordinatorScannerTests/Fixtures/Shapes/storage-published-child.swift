// expect: coordinator HomeCoordinator
// expect: coordinator EditCoordinator
// expect: HomeCoordinator -> EditCoordinator
// expect: EditCoordinator up HomeCoordinator
// expect: HomeCoordinator shows HomeScreen root
// expect: EditCoordinator shows EditScreen root
// expect: EditCoordinator shows ColorScreen push

import SwiftUI

@main struct DrawApp: App {
  @StateObject private var home = HomeCoordinator()
  var body: some Scene { WindowGroup { HomeCoordinatorView(coordinator: home) } }
}
final class HomeCoordinator: ObservableObject, EditListener {
  @Published var edit: EditCoordinator?
  @Published var path = NavigationPath()
  func startEditing() { edit = EditCoordinator(listener: self) }
  func editDidEnd() { edit = nil }
}
protocol EditListener: AnyObject { func editDidEnd() }
struct HomeCoordinatorView: View {
  @ObservedObject var coordinator: HomeCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.path) { HomeScreen(edit: coordinator.startEditing) }
      .sheet(item: $coordinator.edit) { edit in EditCoordinatorView(coordinator: edit) }
  }
}
struct HomeScreen: View { let edit: () -> Void; var body: some View { Button("Edit", action: edit) } }
final class EditCoordinator: ObservableObject, Identifiable {
  @Published var path = NavigationPath()
  private weak var listener: EditListener?
  init(listener: EditListener) { self.listener = listener }
}
struct EditCoordinatorView: View {
  @ObservedObject var coordinator: EditCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      EditScreen().navigationDestination(for: Int.self) { _ in ColorScreen() }
    }
  }
}
struct EditScreen: View { var body: some View { Text("Edit") } }
struct ColorScreen: View { var body: some View { Text("Color") } }
