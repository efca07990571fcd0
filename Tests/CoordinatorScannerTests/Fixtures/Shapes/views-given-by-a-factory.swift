// expect: coordinator RootCoordinator
// expect: coordinator AuthCoordinator
// expect: coordinator BrowseCoordinator
// expect: RootCoordinator -> AuthCoordinator
// expect: RootCoordinator -> BrowseCoordinator
// expect: RootCoordinator holds Container
// expect: AuthCoordinator holds Container
// expect: Container adopts Factory
// expect: Container creates AuthCoordinator (builds)
// expect: Container creates BrowseCoordinator (builds)
// expect: AuthCoordinator shows SignInView root
// expect: BrowseCoordinator shows ListView root
// expect: BrowseCoordinator shows DetailView push

// A coordinator without state of its own gives its view, which a factory makes: `factory.makeSignInView(onDone: onDone)`.

import SwiftUI

protocol Factory {
  func makeAuth(onDone: @escaping () -> Void) -> AuthCoordinator
  func makeBrowse() -> BrowseCoordinator
  func makeSignInView(onDone: @escaping () -> Void) -> SignInView
}
final class Container: Factory {
  func makeAuth(onDone: @escaping () -> Void) -> AuthCoordinator {
    AuthCoordinator(factory: self, onDone: onDone)
  }
  func makeBrowse() -> BrowseCoordinator { BrowseCoordinator() }
  func makeSignInView(onDone: @escaping () -> Void) -> SignInView { SignInView(onDone: onDone) }
}
@main struct EstateApp: App {
  private let root = RootCoordinator(factory: Container())
  var body: some Scene { WindowGroup { RootFlowView(coordinator: root).onAppear { root.start() } } }
}
@Observable final class RootCoordinator {
  enum Flow { case auth(AuthCoordinator), browse(BrowseCoordinator) }
  private(set) var flow: Flow?
  private let factory: Factory
  init(factory: Factory) { self.factory = factory }
  func start() { flow = .auth(factory.makeAuth(onDone: { [weak self] in self?.browse() })) }
  private func browse() { flow = .browse(factory.makeBrowse()) }
}
struct RootFlowView: View {
  let coordinator: RootCoordinator
  var body: some View {
    switch coordinator.flow {
    case .auth(let auth): AuthFlowView(coordinator: auth)
    case .browse(let browse): BrowseFlowView(coordinator: browse)
    case nil: Color.clear
    }
  }
}
final class AuthCoordinator {
  private let factory: Factory
  private let onDone: () -> Void
  init(factory: Factory, onDone: @escaping () -> Void) { (self.factory, self.onDone) = (factory, onDone) }
  func rootView() -> some View { factory.makeSignInView(onDone: onDone) }
}
struct AuthFlowView: View {
  let coordinator: AuthCoordinator
  var body: some View { NavigationStack { coordinator.rootView() } }
}
@Observable final class BrowseCoordinator {
  enum Page: Hashable { case detail }
  var path: [Page] = []
  func open() { path.append(.detail) }
}
struct BrowseFlowView: View {
  @Bindable var coordinator: BrowseCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      ListView(onOpen: coordinator.open).navigationDestination(for: BrowseCoordinator.Page.self) { _ in
        DetailView()
      }
    }
  }
}
struct SignInView: View { let onDone: () -> Void; var body: some View { Text("") } }
struct ListView: View { let onOpen: () -> Void; var body: some View { Text("") } }
struct DetailView: View { var body: some View { Text("") } }
