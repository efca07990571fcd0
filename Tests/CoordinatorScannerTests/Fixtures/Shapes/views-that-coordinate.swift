// expect: coordinator RootCoordinatorView
// expect: coordinator TabsCoordinatorView
// expect: coordinator ChatsCoordinatorView
// expect: coordinator NewChatCoordinator
// expect: RootCoordinatorView -> TabsCoordinatorView
// expect: TabsCoordinatorView -> ChatsCoordinatorView
// expect: ChatsCoordinatorView -> NewChatCoordinator
// expect: RootCoordinatorView shows LaunchScreen root
// expect: TabsCoordinatorView shows CallsScreen tab
// expect: ChatsCoordinatorView shows ChatsScreen root
// expect: ChatsCoordinatorView shows ChatScreen push
// expect: ChatsCoordinatorView shows CallScreen fullScreenCover
// expect: NewChatCoordinator shows PickScreen root
// expect: NewChatCoordinator shows NameScreen push

// Views are the coordinators, without objects. A view of UIKit has a coordinator of the system's kind, `WeatherCoordinatorView` shows
// one thing, and the map has coordinates.

import SwiftUI

@main struct ChatApp: App {
  @State private var session = Session()
  var body: some Scene { WindowGroup { RootCoordinatorView().environment(session) } }
}
@Observable final class Session { var isLoggedIn = false }
struct RootCoordinatorView: View {
  @Environment(Session.self) private var session
  var body: some View {
    if session.isLoggedIn { TabsCoordinatorView() } else { LaunchScreen() }
  }
}
struct TabsCoordinatorView: View {
  @State private var tab = 0
  var body: some View {
    TabView(selection: $tab) {
      ChatsCoordinatorView().tabItem { Text("Chats") }
      callsTab
    }
  }
  private var callsTab: some View {
    NavigationStack { CallsScreen() }.tabItem { Text("Calls") }
  }
}
struct ChatsCoordinatorView: View {
  enum Route: Hashable { case chat(Int) }
  enum Modal: Identifiable, Hashable { case newChat, call; var id: Self { self } }
  @State private var path = NavigationPath()
  @State private var sheet: Modal?
  @State private var cover: Modal?
  var body: some View {
    NavigationStack(path: $path) {
      ChatsScreen(open: { path.append(Route.chat($0)) })
        .navigationDestination(for: Route.self, destination: destination)
    }
    .sheet(item: $sheet, content: modal)
    .fullScreenCover(item: $cover) { _ in CallScreen() }
  }
  @ViewBuilder private func destination(_ route: Route) -> some View {
    switch route {
    case .chat(let id): ChatScreen(id: id)
    }
  }
  @ViewBuilder private func modal(_ modal: Modal) -> some View {
    switch modal {
    case .newChat: NewChatCoordinator { _ in sheet = nil }
    case .call: EmptyView()
    }
  }
}
struct NewChatCoordinator: View {
  let completion: (String?) -> Void
  @State private var isNaming = false
  var body: some View {
    NavigationStack {
      PickScreen()
        .toolbar { Button("Cancel") { completion(nil) } }
        .navigationDestination(isPresented: $isNaming) { NameScreen(create: completion) }
    }
  }
}
struct LaunchScreen: View { var body: some View { ProgressView() } }
struct CallsScreen: View { var body: some View { List { WeatherCoordinatorView() } } }
struct ChatsScreen: View { let open: (Int) -> Void; var body: some View { MapCoordinatesView() } }
struct ChatScreen: View { let id: Int; var body: some View { Field() } }
struct CallScreen: View { var body: some View { Text("x") } }
struct PickScreen: View { var body: some View { Text("x") } }
struct NameScreen: View { let create: (String?) -> Void; var body: some View { Text("x") } }
struct WeatherCoordinatorView: View { var body: some View { Badge() } }
struct Badge: View { var body: some View { Text("x") } }
struct MapCoordinatesView: View { var body: some View { NavigationStack { Badge() } } }
struct Field: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {}
  final class Coordinator: NSObject, UITextViewDelegate {}
}
#Preview { ChatsCoordinatorView() }
