// expect: coordinator ShelfFlow
// expect: coordinator CookbookFlow
// expect: coordinator WelcomeFlow
// expect: coordinator RootFlow
// expect: RootFlow -> ShelfFlow
// expect: RootFlow -> WelcomeFlow
// expect: ShelfFlow -> CookbookFlow
// expect: ShelfFlow shows ShelfScreen root
// expect: ShelfFlow shows BatchScreen push
// expect: CookbookFlow shows RecipesScreen root
// expect: CookbookFlow shows RecipeScreen push
// expect: WelcomeFlow shows HelloScreen root
// expect: WelcomeFlow shows FavouritesScreen push

// Views lead, each with a navigator of its own for pages of its own. The navigator is generic, so it is a tool, under its own name
// and under an alias.

import SwiftUI

final class Navigator<Page: Hashable, Modal: Identifiable>: ObservableObject {
  @Published var path: [Page] = []
  @Published var modal: Modal?
  func push(_ page: Page) { path.append(page) }
  func present(_ modal: Modal) { self.modal = modal }
}
enum NoModal: Identifiable { var id: String { switch self {} } }
enum ShelfPage: Hashable { case batch(Int) }
enum ShelfModal: String, Identifiable { case cookbook; var id: String { rawValue } }
enum CookbookPage: Hashable { case recipe }
enum WelcomePage: Hashable { case favourites }
typealias ShelfNavigator = Navigator<ShelfPage, ShelfModal>

@main struct FermentApp: App {
  @StateObject private var preferences = Preferences()
  var body: some Scene { WindowGroup { RootFlow().environmentObject(preferences) } }
}
final class Preferences: ObservableObject { @Published var hasSeenWelcome = false }
struct RootFlow: View {
  @EnvironmentObject private var preferences: Preferences
  var body: some View { if preferences.hasSeenWelcome { ShelfFlow() } else { WelcomeFlow() } }
}
struct ShelfFlow: View {
  @StateObject private var navigator = ShelfNavigator()
  var body: some View {
    NavigationStack(path: $navigator.path) {
      ShelfScreen().navigationDestination(for: ShelfPage.self, destination: page)
    }
    .sheet(item: $navigator.modal, content: modal)
    .environmentObject(navigator)
  }
  @ViewBuilder private func page(_ page: ShelfPage) -> some View {
    switch page {
    case .batch: BatchScreen()
    }
  }
  @ViewBuilder private func modal(_ modal: ShelfModal) -> some View {
    switch modal {
    case .cookbook: CookbookFlow()
    }
  }
}
struct CookbookFlow: View {
  @StateObject private var navigator = Navigator<CookbookPage, NoModal>()
  var body: some View {
    NavigationStack(path: $navigator.path) {
      RecipesScreen().navigationDestination(for: CookbookPage.self) { page in
        switch page {
        case .recipe: RecipeScreen()
        }
      }
    }
    .environmentObject(navigator)
  }
}
struct WelcomeFlow: View {
  @StateObject private var navigator = Navigator<WelcomePage, NoModal>()
  var body: some View {
    NavigationStack(path: $navigator.path) {
      HelloScreen().navigationDestination(for: WelcomePage.self) { _ in FavouritesScreen() }
    }
    .environmentObject(navigator)
  }
}
struct ShelfScreen: View {
  @EnvironmentObject var navigator: ShelfNavigator; var body: some View { Text("") }
}
struct BatchScreen: View { var body: some View { Text("") } }
struct RecipesScreen: View { var body: some View { Text("") } }
struct RecipeScreen: View { var body: some View { Text("") } }
struct HelloScreen: View { var body: some View { Text("") } }
struct FavouritesScreen: View { var body: some View { Text("") } }
