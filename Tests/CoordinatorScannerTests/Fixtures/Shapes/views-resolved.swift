// expect: coordinator RootCoordinator
// expect: coordinator GateCoordinator
// expect: RootCoordinator -> GateCoordinator
// expect: RootCoordinator shows SplashView root
// expect: GateCoordinator shows GateView root

// A view gets its coordinator from elsewhere. Who shows the view leads to the coordinator.

import Resolver
import SwiftUI

protocol Coordinator: ObservableObject { associatedtype Route; var route: Route? { get set } }
extension Resolver: ResolverRegistering {
  static func registerAllServices() {
    Resolver.register { RootCoordinator() }.scope(.shared)
    Resolver.register { GateCoordinator() }.scope(.shared)
  }
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { RootCoordinatorView(coordinator: Resolver.resolve()) } }
}
enum Route { case gate, splash }
final class RootCoordinator: Coordinator { @Published var route: Route? = .splash }
struct RootCoordinatorView: View {
  @ObservedObject var coordinator: RootCoordinator
  var body: some View {
    switch coordinator.route {
    case .gate: GateCoordinatorView(coordinator: Resolver.resolve())
    default: SplashView()
    }
  }
}
final class GateCoordinator: Coordinator {
  @Published var route: Route?
  func start() -> some View { GateView() }
}
struct GateCoordinatorView: View {
  @ObservedObject var coordinator: GateCoordinator
  var body: some View { coordinator.start() }
}
struct GateView: View { var body: some View { Text("x") } }
struct SplashView: View { var body: some View { Text("x") } }
