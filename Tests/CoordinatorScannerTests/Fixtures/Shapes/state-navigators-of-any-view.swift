// expect: coordinator AppCoordinator
// expect: coordinator LoginCoordinator
// expect: AppCoordinator -> LoginCoordinator
// expect: AppCoordinator shows HomeView root
// expect: LoginCoordinator shows LoginView push
// expect: LoginCoordinator shows CodeView push

// A navigator has a list of pages around any view, and coordinators push their views on it. It is a tool, whatever its list is called.

import SwiftUI

final class Navigator: ObservableObject {
  struct Page: Identifiable, Hashable {
    let id = UUID()
    let view: AnyView
    static func == (left: Page, right: Page) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
  @Published var root: Page?
  @Published var pages: [Page] = []
  func setRoot<V: View>(_ view: V) { root = Page(view: AnyView(view)) }
  func push<V: View>(_ view: V) { pages.append(Page(view: AnyView(view))) }
}
struct NavigatorView: View {
  @ObservedObject var navigator: Navigator
  var body: some View {
    NavigationStack(path: $navigator.pages) {
      Group { if let root = navigator.root { root.view } else { ProgressView() } }
        .navigationDestination(for: Navigator.Page.self) { $0.view }
    }
  }
}
class BaseCoordinator {
  var children: [BaseCoordinator] = []
  func start() {}
}
@main struct BankApp: App {
  private let navigator = Navigator()
  private let app: AppCoordinator
  init() {
    app = AppCoordinator(navigator: navigator)
    app.start()
  }
  var body: some Scene { WindowGroup { NavigatorView(navigator: navigator) } }
}
final class AppCoordinator: BaseCoordinator {
  private let navigator: Navigator
  init(navigator: Navigator) { self.navigator = navigator }
  override func start() {
    navigator.setRoot(HomeView(onLogin: { [weak self] in self?.login() }))
  }
  private func login() {
    let login = LoginCoordinator(navigator: navigator)
    children.append(login)
    login.start()
  }
}
final class LoginCoordinator: BaseCoordinator {
  private let navigator: Navigator
  init(navigator: Navigator) { self.navigator = navigator }
  override func start() {
    navigator.push(LoginView(onCode: { [weak self] in self?.navigator.push(CodeView()) }))
  }
}
struct HomeView: View { let onLogin: () -> Void; var body: some View { Text("") } }
struct LoginView: View { let onCode: () -> Void; var body: some View { Text("") } }
struct CodeView: View { var body: some View { Text("") } }
