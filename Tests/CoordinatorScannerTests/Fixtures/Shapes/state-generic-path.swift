// with the base protocol
// expect: AppCoordinator shows HomeView root
// expect: AppCoordinator shows DetailView push

// A router of any routes is a tool of coordinators.

import SwiftUI

enum Route: Hashable { case detail(Int) }
@Observable final class Router<Step: Hashable> {
  var stack: [Step] = []
  func push(_ step: Step) { stack.append(step) }
}
@Observable final class AppCoordinator {
  let router = Router<Route>()
  func show(_ number: Int) { router.push(.detail(number)) }
}
struct AppCoordinatorView: View {
  @State var coordinator = AppCoordinator()
  var body: some View {
    @Bindable var router = coordinator.router
    NavigationStack(path: $router.stack) {
      HomeView(coordinator: coordinator)
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .detail(let number): DetailView(number: number)
          }
        }
    }
  }
}
struct HomeView: View {
  let coordinator: AppCoordinator
  var body: some View { Text("x") }
}
struct DetailView: View {
  let number: Int
  var body: some View { Text("x") }
}
@main struct ShapeApp: App {
  var body: some Scene { WindowGroup { AppCoordinatorView() } }
}
