// expect: coordinator MainCoordinator
// expect: coordinator ChatCoordinator
// expect: MainCoordinator -> ChatCoordinator
// expect: ChatCoordinator up MainCoordinator
// expect: MainCoordinator shows InboxScreen root
// expect: ChatCoordinator shows ChatScreen root
// expect: ChatCoordinator shows PhotoScreen push

import SwiftUI

@main struct TalkApp: App {
  @StateObject private var main = MainCoordinator()
  var body: some Scene { WindowGroup { MainCoordinatorView().environmentObject(main) } }
}
final class MainCoordinator: ObservableObject {
  @Published var path = NavigationPath()
  func open(_ id: Int) { path.append(id) }
}
struct MainCoordinatorView: View {
  @EnvironmentObject private var main: MainCoordinator
  var body: some View {
    NavigationStack(path: $main.path) {
      InboxScreen().navigationDestination(for: Int.self) { id in
        ChatCoordinatorView(factory: ChatFactory(), id: id, main: main)
      }
    }
  }
}
struct InboxScreen: View { var body: some View { Text("Inbox") } }
struct ChatFactory {
  func makeChat(id: Int, parent: MainCoordinator) -> ChatCoordinator {
    ChatCoordinator(id: id, parent: parent)
  }
}
final class ChatCoordinator: ObservableObject {
  @Published var path = NavigationPath()
  unowned let parent: MainCoordinator
  let id: Int
  init(id: Int, parent: MainCoordinator) { self.id = id; self.parent = parent }
}
struct ChatCoordinatorView: View {
  @StateObject var coordinator: ChatCoordinator
  init(factory: ChatFactory, id: Int, main: MainCoordinator) {
    _coordinator = StateObject(wrappedValue: factory.makeChat(id: id, parent: main))
  }
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      ChatScreen().navigationDestination(for: String.self) { _ in PhotoScreen() }
    }
  }
}
struct ChatScreen: View { var body: some View { Text("Chat") } }
struct PhotoScreen: View { var body: some View { Text("Photo") } }
