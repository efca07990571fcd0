// expect: coordinator MailCoordinator
// expect: MailCoordinator shows FoldersScreen root
// expect: MailCoordinator shows MessagesScreen root
// expect: MailCoordinator shows MessageScreen root
// expect: MailCoordinator shows InfoScreen present
// expect: MailCoordinator shows HintScreen present
// expect: MailCoordinator shows WriteScreen push

// The columns of a split view are screens. The views of an alert are none.

import SwiftUI

@main struct MailApp: App {
  @State private var coordinator = MailCoordinator()
  var body: some Scene { WindowGroup { MailCoordinatorView(coordinator: coordinator) } }
}
@Observable final class MailCoordinator {
  var folder: Int?
  var showsInfo = false
  var hint: Int?
  var draft: Int?
  var asks = false
}
struct MailCoordinatorView: View {
  @Bindable var coordinator: MailCoordinator
  var body: some View {
    NavigationSplitView {
      FoldersScreen(selection: $coordinator.folder)
    } content: {
      MessagesScreen()
    } detail: {
      NavigationStack {
        MessageScreen().navigationDestination(item: $coordinator.draft) { WriteScreen(draft: $0) }
      }
    }
    .inspector(isPresented: $coordinator.showsInfo) { InfoScreen() }
    .popover(item: $coordinator.hint) { HintScreen(hint: $0) }
    .alert("x", isPresented: $coordinator.asks) { ConfirmButton() }
    .confirmationDialog("x", isPresented: $coordinator.asks) { ConfirmButton() }
  }
}
struct FoldersScreen: View { @Binding var selection: Int?; var body: some View { Text("x") } }
struct MessagesScreen: View { var body: some View { Text("x") } }
struct MessageScreen: View { var body: some View { Text("x") } }
struct InfoScreen: View { var body: some View { Text("x") } }
struct HintScreen: View { let hint: Int; var body: some View { Text("x") } }
struct WriteScreen: View { let draft: Int; var body: some View { Text("x") } }
struct ConfirmButton: View { var body: some View { Button("x") {} } }
