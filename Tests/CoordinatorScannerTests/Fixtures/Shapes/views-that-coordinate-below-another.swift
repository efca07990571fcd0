// expect: coordinator AppFlow
// expect: coordinator SettingsFlow
// expect: coordinator SeedsCoordinatorView
// expect: coordinator PlantsFlowView
// expect: coordinator PlantsRouter
// expect: AppFlow -> SettingsFlow
// expect: AppFlow -> PlantsFlowView
// expect: PlantsFlowView -> PlantsRouter
// expect: PlantsFlowView shows PlantsScreen root
// expect: PlantsFlowView shows PlantScreen push
// expect: PlantsFlowView shows FilterSheet sheet
// expect: AppFlow -> SeedsCoordinatorView
// expect: SettingsFlow shows HomePane root
// expect: SettingsFlow shows UnitsPane push
// expect: SeedsCoordinatorView shows SeedsScreen root
// expect: SeedsCoordinatorView shows SeedScreen push
// expect: AppFlow shows FirstScreen root
// expect: AppFlow shows TourFlow root

// A view with a path of its own leads, though it asks the coordinator in its environment, or makes a router for its sheets. One without
// such a path is a screen of that coordinator. A router that opens web pages leads nowhere.

import SwiftUI

@main struct GardenApp: App {
  @State private var flow = AppFlow()
  var body: some Scene { WindowGroup { GardenRoot().environment(flow) } }
}
@Observable final class AppFlow {
  enum Stage { case first, tour, seeds, settings, plants }
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
    case .plants: PlantsFlowView()
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
struct PlantsFlowView: View {
  @EnvironmentObject private var store: Store
  @StateObject private var router = PlantsRouter()
  var body: some View {
    NavigationStack(path: path) {
      PlantsScreen().navigationDestination(for: Int.self, destination: destination)
    }
    .environmentObject(router)
    .sheet(isPresented: $router.isFiltering) { FilterSheet() }
  }
  private var path: Binding<[Int]> { Binding(get: { store.path }, set: { store.send($0) }) }
  private func destination(_ id: Int) -> some View { with(id) { PlantScreen(name: $0) } }
  @ViewBuilder
  private func with<Content: View>(_ id: Int, @ViewBuilder content: (String) -> Content) -> some View {
    if let name = store.names[id] { content(name) } else { ProgressView() }
  }
}
final class Store: ObservableObject {
  @Published var path: [Int] = []
  let names: [Int: String] = [:]
  func send(_ new: [Int]) { path = new }
}
final class PlantsRouter: ObservableObject { @Published var isFiltering = false }
struct ShopRouter { func open() { UIApplication.shared.open(URL(string: "https://seeds.example")!) } }
struct FirstScreen: View { var body: some View { Text("") } }
struct TourScreen: View { var body: some View { Text("") } }
struct HomePane: View { let open: (Int) -> Void; var body: some View { Text("") } }
struct UnitsPane: View { var body: some View { Text("") } }
struct SeedsScreen: View { let buy: () -> Void; var body: some View { Text("") } }
struct SeedScreen: View { var body: some View { Text("") } }
struct PlantsScreen: View { @EnvironmentObject var router: PlantsRouter; var body: some View { Text("") } }
struct PlantScreen: View { let name: String; var body: some View { Text("") } }
struct FilterSheet: View { var body: some View { Text("") } }
