// expect: coordinator AppRouter
// expect: coordinator MapRouter
// expect: coordinator RideRouter
// expect: AppRouter -> MapRouter
// expect: MapRouter -> RideRouter
// expect: AppRouter shows GateView -
// expect: MapRouter shows MapView -
// expect: MapRouter shows StationView -
// expect: RideRouter shows RideView -

// Routers below a generic class with the pages of each, shown by one generic view. `APIRouter` makes no views, and the generic
// class leads to nothing by itself.

import SwiftUI

@main struct BikeApp: App {
  @StateObject private var router = AppRouter()
  var body: some Scene { WindowGroup { RouterHost(router: router) } }
}
class Router<Page: Hashable>: ObservableObject {
  @Published var root: Page
  @Published var path: [Page] = []
  @Published var sheet: Page?
  init(root: Page) { self.root = root }
  func push(_ page: Page) { path.append(page) }
  func view(for page: Page) -> AnyView { AnyView(EmptyView()) }
}
struct RouterHost<Page: Hashable>: View {
  @ObservedObject var router: Router<Page>
  var body: some View {
    NavigationStack(path: $router.path) {
      router.view(for: router.root).navigationDestination(for: Page.self) { router.view(for: $0) }
    }
  }
}
enum AppPage { case gate, map }
final class AppRouter: Router<AppPage> {
  let map = MapRouter()
  init() { super.init(root: .gate) }
  override func view(for page: AppPage) -> AnyView {
    switch page {
    case .gate: return AnyView(GateView(enter: { [weak self] in self?.root = .map }))
    case .map: return AnyView(RouterHost(router: map))
    }
  }
}
enum MapPage { case map, station, ride }
final class MapRouter: Router<MapPage> {
  private var ride: RideRouter?
  init() { super.init(root: .map) }
  override func view(for page: MapPage) -> AnyView {
    switch page {
    case .map: return AnyView(MapView(open: { [weak self] in self?.push(.station) }))
    case .station: return AnyView(StationView(begin: { [weak self] in self?.begin() }))
    case .ride:
      guard let ride else { return AnyView(EmptyView()) }
      return AnyView(RouterHost(router: ride))
    }
  }
  private func begin() {
    ride = RideRouter()
    push(.ride)
  }
}
enum RidePage { case live }
final class RideRouter: Router<RidePage> {
  init() { super.init(root: .live) }
  override func view(for page: RidePage) -> AnyView { AnyView(RideView()) }
}
enum APIPage { case stations }
final class APIRouter {
  var path: [APIPage] = []
  func request(for page: APIPage) -> String { "stations" }
}
struct GateView: View { let enter: () -> Void; var body: some View { Text("") } }
struct MapView: View { let open: () -> Void; var body: some View { Text("") } }
struct StationView: View { let begin: () -> Void; var body: some View { Text("") } }
struct RideView: View { var body: some View { Text("") } }
