// expect: coordinator RootFlow
// expect: coordinator WelcomeFlow
// expect: coordinator ReaderFlow
// expect: coordinator ShelfFlow
// expect: coordinator SettingsFlow
// expect: coordinator ExportFlow
// expect: coordinator ClubCoordinator
// expect: RootFlow -> WelcomeFlow
// expect: RootFlow -> ReaderFlow
// expect: ReaderFlow -> ShelfFlow
// expect: ReaderFlow -> ClubCoordinator
// expect: ShelfFlow -> SettingsFlow
// expect: ShelfFlow -> ExportFlow
// expect: WelcomeFlow shows HelloScreen root
// expect: WelcomeFlow shows GoalScreen root
// expect: ShelfFlow shows ShelfScreen root
// expect: SettingsFlow shows GoalScreen push
// expect: SettingsFlow shows AboutScreen push
// expect: ExportFlow shows FormatScreen root
// expect: ExportFlow shows PreviewScreen root
// expect: ClubCoordinator shows FeedScreen root
// expect: ClubCoordinator shows MemberScreen push

// Views that are flows themselves: one links to its screens, one has a bar above the screen that it chooses, and one makes a
// coordinator only for the view of that.

import SwiftUI

@main struct BookApp: App { var body: some Scene { WindowGroup { RootFlow() } } }
struct RootFlow: View {
  @State private var isKnown = false
  var body: some View {
    Group {
      if isKnown { ReaderFlow() } else { WelcomeFlow(onDone: { isKnown = true }) }
    }
  }
}
struct WelcomeFlow: View {
  let onDone: () -> Void
  @State private var page = 0
  var body: some View {
    ZStack {
      switch page {
      case 0: HelloScreen(next: { page = 1 })
      default: GoalScreen(done: onDone)
      }
    }
  }
}
struct ReaderFlow: View {
  @StateObject private var club = ClubCoordinator()
  var body: some View {
    TabView {
      ShelfFlow().tabItem { Text("Shelf") }
      ClubCoordinatorView(coordinator: club).tabItem { Text("Club") }
    }
  }
}
struct ShelfFlow: View {
  @State private var showsSettings = false
  @State private var showsExport = false
  var body: some View {
    NavigationStack { ShelfScreen(open: { showsSettings = true }, export: { showsExport = true }) }
      .sheet(isPresented: $showsSettings) { SettingsFlow() }
      .sheet(isPresented: $showsExport) { ExportFlow() }
  }
}
struct SettingsFlow: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Goal") { GoalScreen(done: {}) }
        NavigationLink(destination: AboutScreen()) { Text("About") }
      }
    }
  }
}
struct ExportFlow: View {
  @State private var format: String?
  var body: some View {
    VStack {
      Handle()
      if let format { PreviewScreen(format: format) } else { FormatScreen(pick: { format = $0 }) }
    }
  }
}
final class ClubCoordinator: ObservableObject {
  @Published var members: [Int] = []
}
struct ClubCoordinatorView: View {
  @ObservedObject var coordinator: ClubCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.members) {
      FeedScreen().navigationDestination(for: Int.self) { MemberScreen(id: $0) }
    }
  }
}
private struct Handle: View { var body: some View { Capsule() } }
struct HelloScreen: View { let next: () -> Void; var body: some View { Text("") } }
struct GoalScreen: View { let done: () -> Void; var body: some View { Text("") } }
struct ShelfScreen: View { let open: () -> Void; let export: () -> Void; var body: some View { Text("") } }
struct AboutScreen: View { var body: some View { Text("") } }
struct FormatScreen: View { let pick: (String) -> Void; var body: some View { Text("") } }
struct PreviewScreen: View { let format: String; var body: some View { Text("") } }
struct FeedScreen: View { var body: some View { Text("") } }
struct MemberScreen: View { let id: Int; var body: some View { Text("") } }
