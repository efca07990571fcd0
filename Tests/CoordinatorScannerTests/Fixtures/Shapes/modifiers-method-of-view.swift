// expect: coordinator ShopCoordinator
// expect: ShopCoordinator shows ListScreen root
// expect: ShopCoordinator shows ItemScreen push
// expect: ShopCoordinator shows HelpScreen sheet

import SwiftUI

@main struct A: App {
  @State var c = ShopCoordinator(); var body: some Scene { WindowGroup { ShopFlow(coordinator: c) } }
}
enum Page: Hashable, Identifiable { case item, help; var id: Self { self } }
@Observable final class ShopCoordinator { var path: [Page] = []; var sheet: Page? }
struct ShopFlow: View {
  @Bindable var coordinator: ShopCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      ListScreen().navigationDestination(for: Page.self, destination: destination)
    }
    .sheet(item: $coordinator.sheet, content: self.modal(for:))
  }
  private func destination(_ page: Page) -> some View { ItemScreen(page: page) }
  private func modal(for page: Page) -> some View { HelpScreen() }
}
struct ListScreen: View { var body: some View { Text("x") } }
struct ItemScreen: View { let page: Page; var body: some View { Text("x") } }
struct HelpScreen: View { var body: some View { Text("x") } }
