import CoordinatorGraph
import CoordinatorScanner
import Testing

@Suite("Doubts of a scan")
struct DoubtsTests {
  private static func coordinator(_ name: String, making children: String...) -> String {
    let lines = children.map { "    let c\($0) = \($0)(); add(child: c\($0)); c\($0).start()\n" }.joined()
    return """
      final class \(name): Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() {
      \(lines)  }
      }

      """
  }

  private static let app = """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      let app = AppCoordinator()
      func scene() { app.start() }
    }

    """

  private func unknown(_ scanned: Scanned, _ id: NodeID) -> [String] {
    scanned.snapshot.graph.nodes.first { $0.id == id }?.unknown ?? []
  }

  @Test("A child that no file declares is told on its parent, and by --explain")
  func undeclared() {
    let scanned = Scanned(
      Scanned.base + Self.app
        + Self.coordinator("AppCoordinator", making: "HomeCoordinator", "LabCoordinator")
        + Self.coordinator("HomeCoordinator")
    )
    let told = unknown(scanned, "AppCoordinator")
    #expect(told.count == 1 && told[0].hasSuffix("LabCoordinator is in no file that was read"))
    #expect(scanned.program.explanation(of: "AppCoordinator")?.contains("unknown: \(told[0])") == true)
  }

  @Test("A coordinator that nothing opens is no root, and says so")
  func unopened() {
    let scanned = Scanned(
      Scanned.base + Self.app + Self.coordinator("AppCoordinator", making: "HomeCoordinator")
        + Self.coordinator("HomeCoordinator") + Self.coordinator("LostCoordinator")
    )
    #expect(unknown(scanned, "LostCoordinator") == ["no opener found: no code that was read opens it"])
    #expect(unknown(scanned, "AppCoordinator").isEmpty)
    #expect(unknown(scanned, "HomeCoordinator").isEmpty)
    #expect(scanned.snapshot.unknown.isEmpty)
  }

  @Test("A generic coordinator that stands for several says so", arguments: [true, false])
  func sharing(isForTwo: Bool) {
    let scanned = Scanned(
      """
      class PageCoordinator<Page>: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() {}
      }
      """ + Scanned.base + Self.app
        + """
        enum HomePage { case list }
        enum CartPage { case list }
        final class AppCoordinator: Coordinator {
          var childCoordinators: [Coordinator] = []
          let home = PageCoordinator<HomePage>()
          let cart: PageCoordinator<\(isForTwo ? "CartPage" : "HomePage")> = .init()
          func start() { home.start(); cart.start() }
        }
        """
    )
    let told = "it is generic, so PageCoordinator<CartPage>, PageCoordinator<HomePage> are drawn as one"
    #expect(unknown(scanned, "PageCoordinator").contains { $0.hasPrefix(told) } == isForTwo)
  }

  @Test("The only start of a part of an app is no doubt")
  func oneStart() {
    let scanned = Scanned(
      Scanned.base + Self.coordinator("ShopCoordinator", making: "CartCoordinator")
        + Self.coordinator("CartCoordinator")
    )
    #expect(unknown(scanned, "ShopCoordinator").isEmpty)
  }

  @Test("Where more than a third has no opener, one line says that the drawing is incomplete")
  func incomplete() {
    let scanned = Scanned(
      Scanned.base + Self.app + Self.coordinator("AppCoordinator") + Self.coordinator("OneCoordinator")
        + Self.coordinator("TwoCoordinator") + Self.coordinator("TenCoordinator")
    )
    #expect(
      scanned.snapshot.unknown == [
        "3 of 4 coordinators (UIKit) have no opener: OneCoordinator, TwoCoordinator, TenCoordinator; "
          + "scan the code that opens them too"
      ]
    )
  }

  @Test("Two coordinators of one name in two modules are told apart in pictures")
  func names() {
    let scanned = Scanned([
      "Shop/App.swift": Scanned.base + Self.coordinator("HomeCoordinator"),
      "Bank/App.swift": Self.coordinator("HomeCoordinator"),
    ])
    #expect(
      Set(scanned.snapshot.graph.nodes.map(\.name)) == ["HomeCoordinator (Shop)", "HomeCoordinator (Bank)"]
    )
  }

  @Test("A reducer that no file declares is told on what it is a part of")
  func reducers() {
    let scanned = Scanned(
      """
      import ComposableArchitecture
      @Reducer struct Root {
        struct State { var home = Home.State(); var lab = Lab.State() }
        var body: some ReducerOf<Self> {
          Scope(state: \\.home, action: \\.home) { Home() }
          Scope(state: \\.lab, action: \\.lab) { Lab() }
        }
      }
      @Reducer struct Home {
        struct State { @Presents var cart: Cart.State? }
        var body: some ReducerOf<Self> { EmptyReducer().ifLet(\\.$cart, action: \\.cart) { Cart() } }
      }
      @Reducer struct Cart { struct State {} }
      """
    )
    #expect(unknown(scanned, "Root") == ["App.swift:6: Lab is in no file that was read"])
  }

  @Test("A part that names no reducer is told on what it is a part of")
  func globalReducers() {
    let scanned = Scanned(
      """
      import ComposableArchitecture
      struct Root: ReducerProtocol {
        struct State { @PresentationState var cart: Cart.State?; var old = OldState() }
        var body: some ReducerProtocol<State, Action> {
          Reduce(oldReducer.pullback(state: \\.old, action: /Action.old, environment: { $0 }), environment: ())
            .ifLet(\\.$cart, action: /Action.cart) { Cart() }
        }
      }
      struct Cart: ReducerProtocol { struct State {} }
      let oldReducer = makeOldReducer()
      """
    )
    #expect(
      unknown(scanned, "Root") == ["App.swift:5: oldReducer is no type, and what it leads to was not read"]
    )
  }

  @Test("A coordinator that is given a tab bar has no tabs itself")
  func tabs() {
    let scanned = Scanned(
      Scanned.base + """
        final class TabCoordinator: Coordinator {
          var childCoordinators: [Coordinator] = []
          let tabBar: UITabBarController
          init(tabBar: UITabBarController) { self.tabBar = tabBar }
          func start() { let child = CartCoordinator(); add(child: child); child.start() }
        }

        """ + Self.coordinator("CartCoordinator")
    )
    #expect(scanned.snapshot.graph.nodes.allSatisfy { $0.role != .tab && $0.role != .tabContainer })
  }
}
