// expect: coordinator HomeRouter
// expect: HomeRouter shows HomeView root
// expect: HomeRouter shows DetailView push
// expect: HomeRouter shows HelpView sheet

// Bindings of a view may lead to themselves, and a parameter may have the name of such a binding. None of them ends the scan.

import SwiftUI

final class HomeRouter: ObservableObject {
  enum Page: Hashable { case detail }
  @Published var path: [Page] = []
}
@main struct HomeApp: App {
  @StateObject private var router = HomeRouter()
  var body: some Scene { WindowGroup { HomeStack(router: router) } }
}
struct HomeStack: View {
  @ObservedObject var router: HomeRouter
  @State private var seen = false
  private var showsHelp: Binding<Bool> { Binding(get: { !seen }, set: { showsHelp in seen = !showsHelp }) }
  private var first: Binding<Bool> { Binding(get: { second.wrappedValue }, set: { _ in }) }
  private var second: Binding<Bool> { Binding(get: { first.wrappedValue }, set: { _ in }) }
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView().navigationDestination(for: HomeRouter.Page.self) { _ in DetailView() }
    }
    .sheet(isPresented: showsHelp) { HelpView() }
    .sheet(isPresented: first) { HelpView() }
  }
}
struct HomeView: View { var body: some View { Text("") } }
struct DetailView: View { var body: some View { Text("") } }
struct HelpView: View { var body: some View { Text("") } }
