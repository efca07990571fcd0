// expect: coordinator MailCoordinator
// expect: coordinator InboxCoordinator
// expect: coordinator ComposeCoordinator
// expect: MailCoordinator -> InboxCoordinator
// expect: InboxCoordinator -> ComposeCoordinator
// expect: InboxCoordinator shows InboxScreen root
// expect: ComposeCoordinator shows ComposeScreen root
// may be: container Container
// may be: Container creates MailCoordinator (builds)
// may be: Container creates InboxCoordinator (builds)
// may be: Container creates ComposeCoordinator (builds)

// Factories of the app's own, called for what they make, and a wrapper that finds one by its key path. A protocol stands between two
// coordinators. A property that is called and is no factory gives what its closure gives.

import SwiftUI

final class Container {
  static let shared = Container()
  var title: () -> String = { "Mail" }
}
struct Factory<T> {
  private let make: () -> T
  init(_ container: Container, _ make: @escaping () -> T) { self.make = make }
  func callAsFunction() -> T { make() }
}
@propertyWrapper struct Injected<T> {
  private let path: KeyPath<Container, Factory<T>>
  init(_ path: KeyPath<Container, Factory<T>>) { self.path = path }
  var wrappedValue: T { Container.shared[keyPath: path]() }
}
extension Container {
  var mailCoordinator: Factory<MailCoordinator> { Factory(self) { MailCoordinator() } }
  var composing: Factory<Composing> { Factory(self) { LiveComposing() } }
  var inboxCoordinator: Factory<InboxCoordinator> {
    Factory(self) { InboxCoordinator(composing: self.composing()) }
  }
}
protocol Coordinating: ObservableObject {
  associatedtype Content: View
  @ViewBuilder func start() -> Content
}
protocol ComposeFlow: AnyObject { func view() -> AnyView }
protocol Composing { func makeFlow() -> any ComposeFlow }
struct LiveComposing: Composing { func makeFlow() -> any ComposeFlow { ComposeCoordinator() } }
@main struct MailApp: App {
  private let mail = Container.shared.mailCoordinator()
  let title = Container.shared.title()
  var body: some Scene { WindowGroup { mail.start() } }
}
final class MailCoordinator: Coordinating {
  @Injected(\.inboxCoordinator) private var inbox
  func start() -> some View { inbox.start() }
}
final class InboxCoordinator: Coordinating {
  private let composing: Composing
  private var flow: (any ComposeFlow)?
  init(composing: Composing) { self.composing = composing }
  func start() -> some View { InboxScreen() }
  func compose() { flow = composing.makeFlow() }
}
final class ComposeCoordinator: Coordinating, ComposeFlow {
  func start() -> some View { ComposeScreen() }
  func view() -> AnyView { AnyView(start()) }
}
struct InboxScreen: View { var body: some View { Text("x") } }
struct ComposeScreen: View { var body: some View { Text("x") } }
