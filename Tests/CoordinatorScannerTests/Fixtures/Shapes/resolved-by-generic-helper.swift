// expect: coordinator DeskCoordinator
// expect: coordinator AgendaCoordinator
// expect: coordinator BookingCoordinator
// expect: coordinator PickerCoordinator
// expect: DeskCoordinator -> AgendaCoordinator
// expect: DeskCoordinator -> BookingCoordinator
// expect: BookingCoordinator -> PickerCoordinator
// expect: AgendaCoordinator shows DayScreen root
// expect: PickerCoordinator shows SearchScreen root
// expect: BookingCoordinator shows SlotScreen root
// expect: container Container
// may be: Container creates AgendaCoordinator (builds)
// may be: Container creates BookingCoordinator (builds)
// may be: Container creates DeskCoordinator (builds)
// may be: Container creates PickerCoordinator (builds)
// may be: DeskCoordinator holds Container
// may be: BookingCoordinator holds Container
// may be: DeskCoordinator resolves AgendaCoordinator
// may be: DeskCoordinator resolves BookingCoordinator
// may be: BookingCoordinator resolves PickerCoordinator
// may be: Container registers AgendaCoordinator (AgendaCoordinator)
// may be: Container registers BookingCoordinator (BookingCoordinator)
// may be: Container registers DeskCoordinator (DeskCoordinator)
// may be: Container registers PickerCoordinator (PickerCoordinator)
// with the base protocol

// A helper makes what its caller asks for, and not all that there is. What a coordinator resolves and keeps with a case makes it one.

import SwiftUI

final class Container {
  private var factories: [ObjectIdentifier: (Container) -> Any] = [:]
  func register<T>(_ type: T.Type, factory: @escaping (Container) -> T) {
    factories[ObjectIdentifier(type)] = factory
  }
  func resolve<T>(_ type: T.Type = T.self) -> T { factories[ObjectIdentifier(type)]!(self) as! T }
  func fill() {
    register(DeskCoordinator.self) { DeskCoordinator(resolver: $0) }
    register(AgendaCoordinator.self) { _ in AgendaCoordinator() }
    register(BookingCoordinator.self) { BookingCoordinator(resolver: $0) }
    register(PickerCoordinator.self) { _ in PickerCoordinator() }
  }
}
@main struct DeskApp: App {
  let desk: DeskCoordinator
  init() { let container = Container(); container.fill(); desk = container.resolve(DeskCoordinator.self) }
  var body: some Scene {
    WindowGroup { AgendaFlowView(coordinator: desk.child("agenda", as: AgendaCoordinator.self)) }
  }
}
final class DeskCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  private var children: [String: AnyObject] = [:]
  private let resolver: Container
  init(resolver: Container) { self.resolver = resolver }
  func child<C: AnyObject>(_ name: String, as type: C.Type) -> C {
    if let existing = children[name] as? C { return existing }
    let made = resolver.resolve(type)
    children[name] = made
    return made
  }
  func start() {
    child("agenda", as: AgendaCoordinator.self).start()
    child("booking", as: BookingCoordinator.self).run()
  }
}
final class AgendaCoordinator: Coordinator, ObservableObject {
  var childCoordinators: [Coordinator] = []
  func start() {}
}
struct AgendaFlowView: View {
  @ObservedObject var coordinator: AgendaCoordinator
  var body: some View { NavigationStack { DayScreen() } }
}
final class BookingCoordinator: ObservableObject {
  enum Stage { case patient(PickerCoordinator), slot }
  @Published private(set) var stage: Stage?
  private let resolver: Container
  init(resolver: Container) { self.resolver = resolver }
  func run() {
    let picker = resolver.resolve(PickerCoordinator.self)
    stage = .patient(picker)
    picker.start()
  }
}
struct BookingFlowView: View {
  @ObservedObject var coordinator: BookingCoordinator
  var body: some View {
    NavigationStack {
      switch coordinator.stage {
      case .patient(let picker)?: picker.makeView()
      case .slot?: SlotScreen()
      case nil: EmptyView()
      }
    }
  }
}
final class PickerCoordinator: Coordinator, ObservableObject {
  var childCoordinators: [Coordinator] = []
  func start() {}
  func makeView() -> some View { SearchScreen() }
}
struct DayScreen: View { var body: some View { Text("x") } }
struct SlotScreen: View { var body: some View { Text("x") } }
struct SearchScreen: View { var body: some View { Text("x") } }
