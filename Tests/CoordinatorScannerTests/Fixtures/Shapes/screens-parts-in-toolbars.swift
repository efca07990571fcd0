// expect: coordinator ShopCoordinator
// expect: coordinator NewsCoordinator
// expect: ShopCoordinator -> NewsCoordinator
// expect: ShopCoordinator shows ShopView -
// expect: NewsCoordinator shows NewsView root

// A coordinator without state builds its view, and puts a view of its own into the toolbar, which is no screen.

import SwiftUI

final class ShopCoordinator: ObservableObject {
  @Published var isReading = false
  private lazy var news = NewsCoordinator()
  func start() -> some View {
    ShopView(news: { self.news.build() }).toolbar {
      ToolbarItem { CartButton() }
    }
  }
}
final class NewsCoordinator {
  func build() -> some View { NewsView() }
}
struct ShopView<News: View>: View {
  let news: () -> News
  var body: some View {
    VStack {
      Text("")
      news()
    }
  }
}
struct NewsView: View { var body: some View { Text("") } }
struct CartButton: View { var body: some View { Text("") } }
@main struct ShopApp: App {
  @StateObject private var coordinator = ShopCoordinator()
  var body: some Scene { WindowGroup { coordinator.start() } }
}
