// expect: SignInCoordinator shows PhoneScreen root
// expect: SignInCoordinator shows CodeScreen push
// expect: PetCoordinator shows PetScreen root
// expect: PetCoordinator shows CardSheet sheet

// Views around the one view that they are given, whose type they name.

import SwiftUI

@main struct PetApp: App {
  @StateObject private var signIn = SignInCoordinator()
  @StateObject private var pet = PetCoordinator()
  var body: some Scene {
    WindowGroup {
      Group {
        signIn.start(); pet.start()
      }
    }
  }
}
final class SignInCoordinator: ObservableObject {
  @Published var path: [Int] = []
  func start() -> AnyView { AnyView(SignInContainer(coordinator: self, root: phone())) }
  func phone() -> PhoneScreen { PhoneScreen(next: { [weak self] in self?.path.append(1) }) }
}
private struct SignInContainer: View {
  @ObservedObject var coordinator: SignInCoordinator
  let root: PhoneScreen
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      root.navigationDestination(for: Int.self) { _ in CodeScreen() }
    }
  }
}
final class PetCoordinator: ObservableObject {
  @Published var card: Int?
  func start() -> AnyView { AnyView(PetHost(coordinator: self, pet: makePet())) }
  private func makePet() -> PetScreen { PetScreen(open: { [weak self] in self?.card = 1 }) }
}
private struct PetHost: View {
  @ObservedObject var coordinator: PetCoordinator
  let pet: PetScreen
  var body: some View { pet.sheet(item: $coordinator.card) { _ in CardSheet() } }
}
struct PhoneScreen: View { let next: () -> Void; var body: some View { Text("") } }
struct CodeScreen: View { var body: some View { Text("") } }
struct PetScreen: View { let open: () -> Void; var body: some View { Text("") } }
struct CardSheet: View { var body: some View { Text("") } }
