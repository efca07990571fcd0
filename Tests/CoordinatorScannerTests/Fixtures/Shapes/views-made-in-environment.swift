// expect: coordinator KitchenCoordinator
// expect: KitchenCoordinator shows SearchView root
// expect: KitchenCoordinator shows RecipeView push
// expect: KitchenCoordinator shows CookView sheet

// What makes the views may be known by a key of the environment, and by members of that. A maker may name its view.

import SwiftUI

struct Tools { var views: Views }
extension EnvironmentValues {
  var tools: Tools {
    get { self[ToolsKey.self] }
    set { self[ToolsKey.self] = newValue }
  }
}
struct Views {
  func makeSearch() -> SearchView { SearchView() }
  func makeRecipe(_ id: Int) -> some View { RecipeView(id: id) }
}
struct KitchenCoordinator: View {
  @Environment(\.tools) private var tools
  @State private var path: [Int] = []
  @State private var isCooking = false
  var body: some View {
    NavigationStack(path: $path) {
      tools.views.makeSearch()
        .navigationDestination(for: Int.self) { tools.views.makeRecipe($0) }
    }
    .sheet(isPresented: $isCooking) { CookView() }
  }
}
struct SearchView: View { var body: some View { Text("") } }
struct RecipeView: View {
  let id: Int
  var body: some View { Text("") }
}
struct CookView: View { var body: some View { Text("") } }
