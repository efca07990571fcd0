// expect: coordinator AppCoordinator
// expect: AppCoordinator shows HomeScreen root
// expect: AppCoordinator shows DetailScreen push

import SwiftUI

@main struct A: App {
  @StateObject var c = AppCoordinator(); var body: some Scene { WindowGroup { AppFlow(coordinator: c) } }
}
struct Widget: Identifiable {
  let id = 0; let content: AnyView; init<V: View>(content: V) { self.content = AnyView(content) }
}
struct Cell { let customView: () -> AnyView }
final class HomeModel: ObservableObject {
  let widgets = [Widget(content: PartView()), Widget(content: OtherPart())]
  let cell = Cell(customView: { AnyView(Part()) })
}
final class AppCoordinator: ObservableObject {
  @Published var path = NavigationPath()
  func home() -> some View { HomeScreen(model: HomeModel()) }
}
struct AppFlow: View {
  @ObservedObject var coordinator: AppCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      coordinator.home().navigationDestination(for: Int.self) { _ in DetailScreen() }
    }
  }
}
struct PartView: View { var body: some View { Text("x") } }
struct OtherPart: View { var body: some View { Text("x") } }
struct Part: View { var body: some View { Text("x") } }
struct HomeScreen: View {
  @ObservedObject var model: HomeModel; var body: some View { ForEach(model.widgets) { $0.content } }
}
struct DetailScreen: View { var body: some View { Text("x") } }
