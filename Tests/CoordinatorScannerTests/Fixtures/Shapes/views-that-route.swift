// expect: coordinator TripRouter
// expect: TripRouter shows TripsScreen root
// expect: TripRouter shows TripScreen push
// expect: TripRouter shows MapScreen push
// expect: TripRouter shows HelpScreen sheet
// expect: TripRouter shows StateScreen sheet

// A view that only chooses another one by a route is no screen. One that chooses what it shows itself is.

import SwiftUI

@main struct TripApp: App {
  @State private var router = TripRouter()
  var body: some Scene { WindowGroup { TripFlow(router: router) } }
}
enum TripRoute: Hashable { case trip(Int), map }
@Observable final class TripRouter {
  enum Sheet: Identifiable { case help, state; var id: Self { self } }
  var path: [TripRoute] = []
  var sheet: Sheet?
}
struct TripFlow: View {
  @Bindable var router: TripRouter
  var body: some View {
    NavigationStack(path: $router.path) {
      TripsScreen().navigationDestination(for: TripRoute.self, destination: TripRouteView.init)
    }
    .sheet(item: $router.sheet) { SheetView(sheet: $0) }
  }
}
struct TripRouteView: View {
  let route: TripRoute
  var body: some View {
    switch route {
    case .trip(let id): TripScreen(id: id)
    case .map: MapScreen()
    }
  }
}
struct SheetView: View {
  let sheet: TripRouter.Sheet
  var body: some View {
    NavigationStack {
      switch sheet {
      case .help: HelpScreen()
      case .state: StateScreen(state: .loading)
      }
    }
  }
}
struct TripsScreen: View { var body: some View { Text("x") } }
struct TripScreen: View { let id: Int; var body: some View { Text("x") } }
struct MapScreen: View { var body: some View { Text("x") } }
struct HelpScreen: View { var body: some View { Text("x") } }
struct StateScreen: View {
  enum State { case loading, loaded }
  let state: State
  var body: some View {
    switch state {
    case .loading: Spinner()
    case .loaded: Rows()
    }
  }
}
struct Spinner: View { var body: some View { Text("x") } }
struct Rows: View { var body: some View { Text("x") } }
