// expect: coordinator DefaultRootCoordinator
// expect: coordinator DefaultGateCoordinator
// expect: coordinator DefaultHomeCoordinator
// expect: coordinator DefaultReaderCoordinator
// expect: DefaultRootCoordinator -> DefaultGateCoordinator
// expect: DefaultRootCoordinator -> DefaultHomeCoordinator
// expect: DefaultGateCoordinator -> DefaultHomeCoordinator
// expect: DefaultHomeCoordinator -> DefaultReaderCoordinator
// expect: DefaultHomeCoordinator up DefaultRootCoordinator
// expect: DefaultHomeCoordinator up DefaultGateCoordinator
// expect: DefaultReaderCoordinator up DefaultHomeCoordinator
// expect: DefaultGateCoordinator up DefaultRootCoordinator
// expect: DefaultRootCoordinator shows SplashScreen root
// expect: DefaultGateCoordinator shows GateScreen root
// expect: DefaultHomeCoordinator shows HomeScreen root
// expect: DefaultReaderCoordinator shows ReaderScreen root

// A coordinator's view is not named after its class. A modifier of the app takes a method that makes the next one.

import SwiftUI

protocol Coordinator: ObservableObject {
  associatedtype Route
  var parent: (any Coordinator)? { get }
  var route: Route? { get set }
}
extension Coordinator {
  func popToParent() -> (any Coordinator)? { parent?.popToStart(); return parent }
  func popToStart() { route = nil }
}
@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { RootCoordinatorView(coordinator: DefaultRootCoordinator()) } }
  }
}
enum RootRoute { case splash, gate, home(Int) }
final class DefaultRootCoordinator: Coordinator {
  weak var parent: (any Coordinator)?
  @Published var route: RootRoute? = .splash
}
struct RootCoordinatorView: View {
  @ObservedObject var coordinator: DefaultRootCoordinator
  init(coordinator: DefaultRootCoordinator) { self.coordinator = coordinator }
  var body: some View {
    ZStack {
      Color.white; content.transition(.opacity)
    }
  }
  @ViewBuilder private var content: some View {
    switch coordinator.route {
    case .gate: GateCoordinatorView(coordinator: .init(parent: coordinator))
    case .home(let id): HomeCoordinatorView(coordinator: .init(parent: coordinator, id: id))
    default: SplashScreen()
    }
  }
}
protocol GateCoordinator: Coordinator { func enter() }
enum GateRoute { case home(Int) }
final class DefaultGateCoordinator: GateCoordinator {
  weak var parent: (any Coordinator)?
  @Published var route: GateRoute?
  private var interactor: GateInteractor!
  init(parent: (any Coordinator)?) {
    self.parent = parent
    interactor = GateInteractor(coordinator: self)
  }
  func start() -> some View { GateScreen(interactor: interactor) }
  func enter() { route = .home(1) }
}
final class GateInteractor {
  weak var coordinator: (any GateCoordinator)?
  init(coordinator: any GateCoordinator) { self.coordinator = coordinator }
  func tap() { coordinator?.enter() }
}
struct GateCoordinatorView: View {
  @ObservedObject var coordinator: DefaultGateCoordinator
  var body: some View { coordinator.start().navigation(item: $coordinator.route, destination: page(for:)) }
}
extension GateCoordinatorView {
  @ViewBuilder private func page(for route: GateRoute) -> some View {
    switch route {
    case .home(let id): HomeCoordinatorView(coordinator: .init(parent: coordinator, id: id))
    }
  }
}
protocol HomeCoordinator: Coordinator { func read() }
enum HomeRoute { case reader }
final class DefaultHomeCoordinator: HomeCoordinator {
  weak var parent: (any Coordinator)?
  @Published var route: HomeRoute?
  init(parent: (any Coordinator)?, id: Int) { self.parent = parent }
  func start() -> some View { HomeScreen() }
  func read() { route = .reader }
}
struct HomeCoordinatorView: View {
  @ObservedObject var coordinator: DefaultHomeCoordinator
  var body: some View {
    coordinator.start().cover($coordinator.route, content: cover).navigationBarBackButtonHidden()
  }
  @ViewBuilder private func cover(_ route: HomeRoute) -> some View {
    switch route {
    case .reader: ReaderCoordinatorView(coordinator: .init(parent: coordinator))
    }
  }
}
final class DefaultReaderCoordinator: Coordinator {
  weak var parent: (any Coordinator)?
  @Published var route: Never?
  init(parent: (any Coordinator)?) { self.parent = parent }
  func start() -> some View { ReaderScreen() }
}
struct ReaderCoordinatorView: View {
  @ObservedObject var coordinator: DefaultReaderCoordinator
  var body: some View { coordinator.start() }
}
extension View {
  func navigation<Item, Page: View>(item: Binding<Item?>, destination: @escaping (Item) -> Page) -> some View
  {
    background(NavigationLink("", destination: item.wrappedValue.map(destination)))
  }
  func cover<Item, Page: View>(_ item: Binding<Item?>, content: @escaping (Item) -> Page) -> some View {
    fullScreenCover(isPresented: .constant(item.wrappedValue != nil)) { item.wrappedValue.map(content) }
  }
}
struct SplashScreen: View { var body: some View { Text("x") } }
struct GateScreen: View { let interactor: GateInteractor; var body: some View { Text("x") } }
struct HomeScreen: View { var body: some View { Text("x") } }
struct ReaderScreen: View { var body: some View { Text("x") } }
