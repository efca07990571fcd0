// expect: coordinator InboxCoordinator
// expect: InboxCoordinator shows ListScreen root
// expect: InboxCoordinator shows TalkScreen push
// expect: InboxCoordinator shows FilterScreen sheet

// A coordinator makes its screens in a modifier of the app. A badge is no screen.

import SwiftUI

@main struct InboxApp: App {
  let coordinator = InboxCoordinator()
  var body: some Scene { WindowGroup { coordinator.start() } }
}
protocol Coordinator: AnyObject { func start() -> AnyView }
final class Path<Route: Hashable>: ObservableObject { @Published var routes: [Route] = [] }
struct RoutedStack<Route: Hashable, Destination: View>: ViewModifier {
  @ObservedObject var path: Path<Route>
  let destination: (Route) -> Destination
  func body(content: Content) -> some View {
    NavigationStack(path: $path.routes) {
      content.navigationDestination(for: Route.self, destination: destination)
    }
  }
}
struct Marked<Mark: View>: ViewModifier {
  let mark: () -> Mark
  func body(content: Content) -> some View { content.overlay(alignment: .top) { mark() } }
}
extension View {
  func routed<Route: Hashable, Destination: View>(
    by path: Path<Route>,
    @ViewBuilder destination: @escaping (Route) -> Destination
  ) -> some View { modifier(RoutedStack(path: path, destination: destination)) }
  func marked<Mark: View>(@ViewBuilder by mark: @escaping () -> Mark) -> some View {
    modifier(Marked(mark: mark))
  }
  func filtering<Content: View>(_ isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
    -> some View
  {
    sheet(isPresented: isOpen, content: content)
  }
}
final class InboxCoordinator: Coordinator {
  private let path = Path<Int>()
  private var isOpen = false
  func start() -> AnyView {
    AnyView(
      ListScreen { [path] in path.routes.append($0) }
        .marked { Badge() }
        .filtering(.constant(isOpen)) { FilterScreen() }
        .routed(by: path) { TalkScreen(id: $0) }
    )
  }
}
struct ListScreen: View { let onSelect: (Int) -> Void; var body: some View { Text("x") } }
struct TalkScreen: View { let id: Int; var body: some View { Text("x") } }
struct FilterScreen: View { var body: some View { Text("x") } }
struct Badge: View { var body: some View { Text("x") } }
