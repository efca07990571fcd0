// expect: coordinator AppFlow
// expect: coordinator NavigationModel
// expect: coordinator LogFlow
// expect: AppFlow -> NavigationModel
// expect: NavigationModel -> LogFlow
// expect: AppFlow shows HelloScreen root
// expect: NavigationModel shows ListScreen root
// expect: NavigationModel shows ItemScreen push
// expect: NavigationModel shows ShareSheet sheet
// expect: LogFlow shows LogScreen root
// expect: LogFlow shows RatingScreen push

// The model of the navigation in one window: a view makes it, and binds its path and its sheet. A
// method of the view has the name of a modifier. One of other data is none.

import SwiftUI

@main struct SurfApp: App {
  @State private var flow = AppFlow()
  var body: some Scene { WindowGroup { AppRoot().environment(flow) } }
}
@Observable final class AppFlow {
  enum Stage { case hello, journal }
  var stage = Stage.hello
}
struct AppRoot: View {
  @Environment(AppFlow.self) private var flow
  var body: some View {
    switch flow.stage {
    case .hello: HelloScreen()
    case .journal: JournalScene()
    }
  }
}
@Observable final class NavigationModel {
  enum Modal: Identifiable { case log(LogFlow), share; var id: Int { 0 } }
  var path: [Page] = []
  var modal: Modal?
  func log() { modal = .log(LogFlow()) }
}
enum Page: Hashable {
  case item
  @ViewBuilder func makeView() -> some View {
    switch self {
    case .item: ItemScreen()
    }
  }
}
@Observable final class MapNavigationState { var heading = 0.0 }
struct JournalScene: View {
  @State private var navigation = NavigationModel()
  @State private var map = MapNavigationState()
  var body: some View {
    NavigationStack(path: $navigation.path) {
      ListScreen(heading: map.heading).navigationDestination(for: Page.self) { $0.makeView() }
    }
    .sheet(item: $navigation.modal) { modal in sheet(for: modal) }
  }
  @ViewBuilder private func sheet(for modal: NavigationModel.Modal) -> some View {
    switch modal {
    case .log(let flow): LogView(flow: flow)
    case .share: ShareSheet()
    }
  }
}
@Observable final class LogFlow { var steps: [Int] = [] }
struct LogView: View {
  @Bindable var flow: LogFlow
  var body: some View {
    NavigationStack(path: $flow.steps) {
      LogScreen().navigationDestination(for: Int.self) { _ in RatingScreen() }
    }
  }
}
struct HelloScreen: View { var body: some View { Text("") } }
struct ListScreen: View { let heading: Double; var body: some View { Text("") } }
struct ItemScreen: View { var body: some View { Text("") } }
struct ShareSheet: View { var body: some View { Text("") } }
struct LogScreen: View { var body: some View { Text("") } }
struct RatingScreen: View { var body: some View { Text("") } }
