import Testing

/// Collections that are made of others, folded, or cut.
@Suite("Children by way of collections")
struct CollectionsTests {
  private func edges(_ members: String, _ line: String) -> [String] {
    let app = """
      enum Tab: CaseIterable { case home, cart }
      final class App: Coordinator {
        var childCoordinators: [Coordinator] = []
        var byTab: [Tab: Coordinator] = [:]
        \(members)
        func start() { \(line) }
        func make(_ tab: Tab) -> Coordinator {
          switch tab { case .home: Home(); case .cart: Cart() }
        }
      }
      """
    return Scanned(Scanned.base + Scanned.leaves("Home", "Cart") + app).edges
  }

  @Test(
    "What goes through them arrives",
    arguments: [
      "childCoordinators = Array(Tab.allCases.map { make($0) })",
      "childCoordinators = Tab.allCases.reduce(into: []) { $0.append(make($1)) }",
      "childCoordinators = Tab.allCases.reduce(into: [Coordinator]()) { all, tab in all.append(make(tab)) }",
      "let all = Tab.allCases.reduce(into: [Tab: Coordinator]()) { $0[$1] = make($1) }; childCoordinators += all.values",
      "childCoordinators = Tab.allCases.reduce([]) { all, tab in [make(tab)] }",
      "let all = Dictionary(uniqueKeysWithValues: Tab.allCases.map { ($0, make($0)) }); childCoordinators = Array(all.values)",
      "var all: [Tab: Coordinator] = [:]; for tab in Tab.allCases { all[tab] = make(tab) }; childCoordinators += all.values",
      "let all = Tab.allCases.reduce(into: [:]) { $0[$1] = make($1) }; all.values.forEach { add(child: $0) }",
      "let all = [Tab.home: Tab.home, .cart: .cart].mapValues { make($0) }; childCoordinators = Array(all.values)",
    ]
  )
  func arrives(_ line: String) {
    #expect(edges("", line) == ["App child Cart", "App child Home"])
  }

  @Test("An object with a subscript stays the object that it is")
  func ownSubscripts() {
    let crew = """
      final class Crew {
        subscript(key: String) -> String? { get { nil } set {} }
        func add(to app: App) { app.childCoordinators.append(Home()) }
        func first(of app: App) { app.childCoordinators.append(Cart()) }
      }
      final class App: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() {
          let crew = Crew()
          crew["a"] = "b"
          crew.add(to: self)
          crew.first(of: self)
        }
      }
      """
    let scanned = Scanned(Scanned.base + Scanned.leaves("Home", "Cart") + crew)
    #expect(scanned.edges == ["App child Cart", "App child Home"])
  }

  @Test(
    "A list that is cut to a part of itself is given nothing",
    arguments: [
      "Array(path.prefix(2))", "path.dropLast()", "Array(self.path.suffix(2).dropFirst())",
      "path.filter { _ in true }",
    ]
  )
  func cuts(_ part: String) {
    let scanned = Scanned(
      """
      import SwiftUI
      class StackCoordinator<Page: Hashable>: ObservableObject {
        @Published var path: [Page] = []
        func push(_ page: Page) { path.append(page) }
        func cut() { path = \(part) }
      }
      final class CartCoordinator: StackCoordinator<CartCoordinator.Page> {
        enum Page: Hashable { case pay(PayCoordinator) }
        func pay() { push(.pay(PayCoordinator())) }
      }
      final class HomeCoordinator: StackCoordinator<Int> { func back() { cut() } }
      final class PayCoordinator: StackCoordinator<Int> {}
      """
    )
    #expect(
      scanned.edges.filter { $0.hasSuffix("PayCoordinator") } == ["CartCoordinator holds PayCoordinator"]
    )
  }
}
