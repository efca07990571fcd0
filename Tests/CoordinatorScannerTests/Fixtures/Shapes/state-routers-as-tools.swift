// expect: coordinator AppCoordinator
// expect: coordinator FilmsCoordinator
// expect: coordinator RatingCoordinator
// expect: AppCoordinator -> FilmsCoordinator
// expect: FilmsCoordinator -> RatingCoordinator
// expect: FilmsCoordinator shows FilmListScreen root
// expect: FilmsCoordinator shows FilmScreen push
// expect: FilmsCoordinator shows InfoScreen present
// expect: RatingCoordinator shows StarsScreen push
// expect: RatingCoordinator shows TextScreen push

// Coordinators push on a router of any screens, which is a tool. One without a protocol or a view of its own pushes on that of its
// parent. A router of requests is no way to navigate.

import SwiftUI

final class Router: ObservableObject {
  @Published var path = NavigationPath()
  @Published var sheet: AnyRoute?
  func push<R: Hashable>(_ route: R) { path.append(route) }
  func present<V: View>(@ViewBuilder _ view: @escaping () -> V) {
    sheet = AnyRoute(view: { AnyView(view()) })
  }
  struct AnyRoute: Identifiable { let id = UUID(); let view: () -> AnyView }
}
struct RoutedStack<Root: View>: View {
  @ObservedObject var router: Router
  @ViewBuilder var root: () -> Root
  var body: some View {
    NavigationStack(path: $router.path) { root() }.sheet(item: $router.sheet) { $0.view() }
  }
}
protocol Coordinator: AnyObject {
  associatedtype RootView: View
  @ViewBuilder var rootView: RootView { get }
}
@main struct FilmsApp: App {
  private let app = AppCoordinator()
  var body: some Scene { WindowGroup { app.rootView } }
}
final class AppCoordinator: Coordinator {
  private lazy var films = FilmsCoordinator(router: Router())
  var rootView: some View { films.rootView }
}
enum FilmsRoute: Hashable { case film(Int) }
final class FilmsCoordinator: Coordinator {
  private let router: Router
  private let requests = RequestRouter()
  private lazy var rating = RatingCoordinator(router: router)
  init(router: Router) { self.router = router }
  var rootView: some View {
    RoutedStack(router: router) {
      FilmListScreen(onFilm: { self.router.push(FilmsRoute.film($0)) }, onInfo: { self.showInfo() })
        .navigationDestination(for: FilmsRoute.self, destination: destination)
        .navigationDestination(for: RatingRoute.self, destination: rating.destination)
    }
  }
  private func showInfo() { router.present { InfoScreen() } }
  @ViewBuilder private func destination(_ route: FilmsRoute) -> some View {
    switch route {
    case .film: FilmScreen(onRate: { self.rating.start() })
    }
  }
}
enum RatingRoute: Hashable { case stars, text }
final class RatingCoordinator {
  private let router: Router
  init(router: Router) { self.router = router }
  func start() { router.push(RatingRoute.stars) }
  @ViewBuilder func destination(_ route: RatingRoute) -> some View {
    switch route {
    case .stars: StarsScreen()
    case .text: TextScreen()
    }
  }
}
final class RequestRouter { func push(_ request: Int) {} }
final class ReplayCoordinator { let router = RequestRouter(); func start() { router.push(1) } }
struct FilmListScreen: View {
  let onFilm: (Int) -> Void; let onInfo: () -> Void; var body: some View { Text("x") }
}
struct FilmScreen: View { let onRate: () -> Void; var body: some View { Text("x") } }
struct InfoScreen: View { var body: some View { Text("x") } }
struct StarsScreen: View { var body: some View { Text("x") } }
struct TextScreen: View { var body: some View { Text("x") } }
