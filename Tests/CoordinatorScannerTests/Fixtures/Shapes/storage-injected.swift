// expect: coordinator MainCoordinator
// expect: coordinator RecordCoordinator
// expect: coordinator ShareCoordinator
// expect: MainCoordinator -> RecordCoordinator
// expect: MainCoordinator -> ShareCoordinator
// expect: RecordCoordinator shows RecordScreen root
// expect: RecordCoordinator shows HelpScreen sheet
// expect: ShareCoordinator shows ShareScreen root
// expect: ShareCoordinator shows HelpScreen sheet
// may be: RecordCoordinator up MainCoordinator

// A property wrapper of the app's own finds the child. One that finds the coordinator above leads nowhere.

import SwiftUI

@propertyWrapper struct LazyInjected<Value> {
  init(_ path: KeyPath<Container, Value>) {}
  var wrappedValue: Value { fatalError() }
}
@propertyWrapper struct Inject<Value> { var wrappedValue: Value { Container.shared.resolve() } }
final class Container {
  static let shared = Container()
  var recordCoordinator: RecordCoordinator { RecordCoordinator() }
  func resolve<T>() -> T { fatalError() }
}
@main struct TrailApp: App {
  private let coordinator = MainCoordinator()
  var body: some Scene { WindowGroup { MainCoordinatorView(coordinator: coordinator) } }
}
@Observable final class MainCoordinator {
  var tab = 0
  @ObservationIgnored @LazyInjected(\.recordCoordinator) var record: RecordCoordinator
  @ObservationIgnored @Inject var share: ShareCoordinator
}
struct MainCoordinatorView: View {
  @Bindable var coordinator: MainCoordinator
  var body: some View {
    TabView(selection: $coordinator.tab) {
      RecordCoordinatorView(coordinator: coordinator.record).tabItem { Text("x") }
      ShareCoordinatorView(coordinator: coordinator.share).tabItem { Text("x") }
    }
  }
}
@Observable final class RecordCoordinator {
  @ObservationIgnored @Inject var main: MainCoordinator
  var isHelping = false
}
struct RecordCoordinatorView: View {
  @State var coordinator: RecordCoordinator
  var body: some View { RecordScreen().sheet(isPresented: $coordinator.isHelping) { HelpScreen() } }
}
@Observable final class ShareCoordinator { var isHelping = false }
struct ShareCoordinatorView: View {
  @Bindable var coordinator: ShareCoordinator
  var body: some View { ShareScreen().sheet(isPresented: $coordinator.isHelping) { HelpScreen() } }
}
struct RecordScreen: View { var body: some View { Text("x") } }
struct ShareScreen: View { var body: some View { Text("x") } }
struct HelpScreen: View { var body: some View { Text("x") } }
