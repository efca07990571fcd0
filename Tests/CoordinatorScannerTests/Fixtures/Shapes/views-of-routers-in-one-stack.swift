// expect: coordinator AppRouter
// expect: coordinator BrewRouter
// expect: AppRouter -> BrewRouter
// expect: AppRouter shows BeanListScreen root
// expect: AppRouter shows BeanScreen push
// expect: BrewRouter shows GrindScreen root
// expect: BrewRouter shows PourScreen push
// expect: BrewRouter shows TimerScreen push

// One generic view is the stack of all routers. Views say at its use what a router shows, and the router below is made there.

import SwiftUI

@main struct CoffeeApp: App {
  @StateObject private var router = AppRouter()
  var body: some Scene { WindowGroup { BeansView(router: router) } }
}
protocol Page: Hashable, Identifiable {}
class Router<P: Page>: ObservableObject {
  @Published var path: [P] = []
  @Published var cover: P?
  func push(_ page: P) { path.append(page) }
}
struct RoutedStack<P: Page, Root: View, Destination: View>: View {
  @ObservedObject private var router: Router<P>
  private let root: Root
  private let destination: (P) -> Destination
  init(
    _ router: Router<P>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (P) -> Destination
  ) {
    self.router = router
    self.root = root()
    self.destination = destination
  }
  var body: some View {
    NavigationStack(path: $router.path) {
      root.navigationDestination(for: P.self, destination: destination)
    }
    .fullScreenCover(item: $router.cover, content: destination)
  }
}
enum AppPage: Page { case bean, brew }
final class AppRouter: Router<AppPage> { func brew() { cover = .brew } }
struct BeansView: View {
  @ObservedObject var router: AppRouter
  var body: some View {
    RoutedStack(router) {
      BeanListScreen(open: { router.push(.bean) })
    } destination: { page in
      switch page {
      case .bean: BeanScreen(brew: router.brew)
      case .brew: BrewFlow(router: BrewRouter(cups: 2))
      }
    }
  }
}
enum BrewPage: Page { case pour, timer }
final class BrewRouter: Router<BrewPage> {
  let cups: Int
  init(cups: Int) { self.cups = cups }
}
struct BrewFlow: View {
  @StateObject var router: BrewRouter
  var body: some View {
    RoutedStack(router) {
      GrindScreen()
    } destination: { page in
      switch page {
      case .pour: PourScreen()
      case .timer: TimerScreen()
      }
    }
  }
}
struct BeanListScreen: View { let open: () -> Void; var body: some View { Text("") } }
struct BeanScreen: View { let brew: () -> Void; var body: some View { Text("") } }
struct GrindScreen: View { var body: some View { Text("") } }
struct PourScreen: View { var body: some View { Text("") } }
struct TimerScreen: View { var body: some View { Text("") } }
