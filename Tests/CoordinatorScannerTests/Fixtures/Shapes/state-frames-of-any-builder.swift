// expect: coordinator ShopCoordinator
// expect: coordinator SearchCoordinator
// expect: ShopCoordinator -> SearchCoordinator
// expect: ShopCoordinator shows ShopScreen -
// expect: ShopCoordinator shows ItemScreen -
// expect: SearchCoordinator shows SearchScreen -
// expect: SearchCoordinator shows ResultScreen -

import SwiftUI

// A view around any coordinator, by a protocol that does not say so in its name.
@main struct ShopApp: App {
  @StateObject private var shop = ShopCoordinator()
  var body: some Scene { WindowGroup { CoordinatedStack(shop) } }
}

protocol PageBuilding: ObservableObject {
  associatedtype Page: Hashable
  associatedtype Sheet: Identifiable
  associatedtype PageBody: View
  associatedtype SheetBody: View
  var path: NavigationPath { get set }
  var sheet: Sheet? { get set }
  var first: Page { get }
  @ViewBuilder func build(page: Page) -> PageBody
  @ViewBuilder func build(sheet: Sheet) -> SheetBody
}
struct CoordinatedStack<C: PageBuilding>: View {
  @ObservedObject var coordinator: C
  init(_ coordinator: C) { self.coordinator = coordinator }
  var body: some View {
    NavigationStack(path: $coordinator.path) {
      coordinator.build(page: coordinator.first)
        .navigationDestination(for: C.Page.self) { coordinator.build(page: $0) }
    }
    .sheet(item: $coordinator.sheet) { coordinator.build(sheet: $0) }
  }
}
struct FlowHost<C: PageBuilding>: View {
  @StateObject private var coordinator: C
  init(_ make: @autoclosure @escaping () -> C) { _coordinator = StateObject(wrappedValue: make()) }
  var body: some View { CoordinatedStack(coordinator) }
}
enum Modal: Identifiable { case search; var id: Int { 1 } }

final class ShopCoordinator: PageBuilding {
  enum Page: Hashable { case list, item }
  @Published var path = NavigationPath()
  @Published var sheet: Modal?
  var first: Page { .list }
  func build(page: Page) -> some View {
    switch page {
    case .list: ShopScreen()
    case .item: ItemScreen()
    }
  }
  func build(sheet: Modal) -> some View {
    switch sheet {
    case .search: FlowHost(SearchCoordinator())
    }
  }
}
final class SearchCoordinator: PageBuilding {
  enum Page: Hashable { case search, result }
  @Published var path = NavigationPath()
  @Published var sheet: Modal?
  var first: Page { .search }
  func build(page: Page) -> some View {
    switch page {
    case .search: SearchScreen()
    case .result: ResultScreen()
    }
  }
  func build(sheet: Modal) -> EmptyView { EmptyView() }
}
struct ShopScreen: View { var body: some View { Text("x") } }
struct ItemScreen: View { var body: some View { Text("x") } }
struct SearchScreen: View { var body: some View { Text("x") } }
struct ResultScreen: View { var body: some View { Text("x") } }
