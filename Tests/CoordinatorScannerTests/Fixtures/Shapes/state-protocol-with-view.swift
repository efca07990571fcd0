// expect: coordinator RootCoordinator
// expect: coordinator OnboardingCoordinator
// expect: coordinator DashboardCoordinator
// expect: RootCoordinator -> OnboardingCoordinator
// expect: RootCoordinator -> DashboardCoordinator
// expect: OnboardingCoordinator up RootCoordinator
// expect: OnboardingCoordinator shows WelcomeScreen root
// expect: DashboardCoordinator shows DashboardScreen root

import SwiftUI

protocol Coordinator: ObservableObject {
  associatedtype Content: View; @ViewBuilder var view: Content { get }
}
@main struct DemoApp: App {
  @StateObject private var root = RootCoordinator()
  var body: some Scene { WindowGroup { root.view } }
}
final class RootCoordinator: Coordinator {
  @Published private(set) var hasOnboarded = false
  private lazy var onboarding = OnboardingCoordinator(parent: self)
  private lazy var dashboard = DashboardCoordinator()
  func finish() { hasOnboarded = true }
  var view: some View { RootSwitch(coordinator: self) }
  @ViewBuilder var flow: some View {
    if hasOnboarded { dashboard.view } else { onboarding.view }
  }
}
struct RootSwitch: View {
  @ObservedObject var coordinator: RootCoordinator; var body: some View { coordinator.flow }
}
final class OnboardingCoordinator: Coordinator {
  private weak var parent: RootCoordinator?
  init(parent: RootCoordinator) { self.parent = parent }
  var view: some View { WelcomeScreen(done: { self.parent?.finish() }) }
}
final class DashboardCoordinator: Coordinator { var view: some View { DashboardScreen() } }
struct WelcomeScreen: View { let done: () -> Void; var body: some View { Button("Go", action: done) } }
struct DashboardScreen: View { var body: some View { Text("Dash") } }
