// expect: coordinator AppRouter
// expect: coordinator OnboardingCoordinator
// expect: AppRouter -> OnboardingCoordinator
// expect: AppRouter shows HomeView root
// expect: AppRouter shows SettingsView push
// expect: AppRouter shows HelpView sheet
// expect: OnboardingCoordinator shows WelcomeView root
// expect: OnboardingCoordinator shows NameView push

// A view with a coordinator from the environment makes one of its own.

import SwiftUI

enum Screen: Hashable { case settings }
@MainActor final class AppRouter: ObservableObject {
  @Published var path = NavigationPath()
  @Published var showsHelp = false
  @Published var isFirst = true
  func push(_ screen: Screen) { path.append(screen) }
}
@main struct DemoApp: App {
  @StateObject private var router = AppRouter()
  var body: some Scene { WindowGroup { ContentView().environmentObject(router) } }
}
struct ContentView: View {
  @EnvironmentObject private var router: AppRouter
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView()
        .navigationDestination(for: Screen.self) { screen in
          switch screen {
          case .settings: SettingsView()
          }
        }
    }
    .sheet(isPresented: $router.showsHelp) { HelpView() }
    .fullScreenCover(isPresented: $router.isFirst) { OnboardingRoot() }
  }
}
@MainActor final class OnboardingCoordinator: ObservableObject {
  enum Step: Hashable { case name }
  @Published var steps: [Step] = []
}
struct OnboardingRoot: View {
  @EnvironmentObject private var router: AppRouter
  @StateObject private var coordinator = OnboardingCoordinator()
  var body: some View {
    NavigationStack(path: $coordinator.steps) {
      WelcomeView().navigationDestination(for: OnboardingCoordinator.Step.self) { step in
        switch step {
        case .name: NameView()
        }
      }
    }
  }
}
struct HomeView: View {
  @EnvironmentObject private var router: AppRouter
  var body: some View {
    VStack {
      Banner(); Button("x") { router.push(.settings) }
    }
  }
}
struct Banner: View { var body: some View { Text("x") } }
struct SettingsView: View { var body: some View { Text("x") } }
struct HelpView: View { var body: some View { Text("x") } }
struct WelcomeView: View { var body: some View { Text("x") } }
struct NameView: View { var body: some View { Text("x") } }
