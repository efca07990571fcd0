// expect: coordinator AppFlow
// expect: coordinator SettingsFlow
// expect: coordinator SeedsCoordinatorView
// expect: AppFlow -> SettingsFlow
// expect: AppFlow -> SeedsCoordinatorView
// expect: SettingsFlow shows HomePane root
// expect: SettingsFlow shows UnitsPane push
// expect: SeedsCoordinatorView shows SeedsScreen root
// expect: SeedsCoordinatorView shows SeedScreen push
// expect: AppFlow shows FirstScreen root
// expect: AppFlow shows TourFlow root

// A view with a path of its own leads, though it asks the coordinator in its environment. One without such a path is a screen of that
// coordinator. A router that opens web pages leads nowhere.

import SwiftUI

@main struct GardenApp: App {
  @State private var flow = AppFlow()
  var body: some Scene { WindowGroup { GardenRoot().environment(flow) } }
}
@Observable final class AppFlow {
  enum Stage { case first, tour, seeds, settings }
  var stage = Stage.first
  func requirePro(then action: () -> Void) {}
}
struct GardenRoot: View {
  @Environment(AppFlow.self) private var flow
  var body: some View {
    switch flow.stage {
    case .first: FirstScreen()
    case .tour: TourFlow()
    case .seeds: SeedsCoordinatorView()
    case .settings: SettingsFlow()
    }
  }
}
struct TourFlow: View {
  @Environment(AppFlow.self) private var flow
  var body: some View { if flow.stage == .tour { TourScreen() } else { FirstScreen() } }
}
struct SettingsFlow: View {
  @State private var path = NavigationPath()
  @Environment(AppFlow.self) private var flow
  var body: some View {
    NavigationStack(path: $path) {
      HomePane(open: { pane in flow.requirePro { path.append(pane) } })
        .navigationDestination(for: Int.self) { _ in UnitsPane() }
    }
  }
}
struct SeedsCoordinatorView: View {
  private let shop = ShopRouter()
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      SeedsScreen(buy: shop.open).navigationDestination(for: Int.self) { _ in SeedScreen() }
    }
  }
}
struct ShopRouter { func open() { UIApplication.shared.open(URL(string: "https://seeds.example")!) } }
struct FirstScreen: View { var body: some View { Text("") } }
struct TourScreen: View { var body: some View { Text("") } }
struct HomePane: View { let open: (Int) -> Void; var body: some View { Text("") } }
struct UnitsPane: View { var body: some View { Text("") } }
struct SeedsScreen: View { let buy: () -> Void; var body: some View { Text("") } }
struct SeedScreen: View { var body: some View { Text("") } }
