import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorScanner
import Testing

/// Who is a coordinator, and who only looks like one.
@Suite("Deciding who is a coordinator")
struct CoordinatorsTests {
  @Test("A base class, a protocol for each and a default implementation: only the last is one")
  func defaults() {
    let scanned = Scanned(
      Scanned.base + """
        class BaseCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
        protocol HomeCoordinator: Coordinator { func showDetail() }
        final class DefaultHomeCoordinator: BaseCoordinator, HomeCoordinator { func showDetail() {} }
        """
    )
    #expect(scanned.coordinators == ["DefaultHomeCoordinator"])
  }

  @Test("A base from a package is told by the shape of its name and what it is generic over")
  func external() {
    let scanned = Scanned(
      """
      import XCoordinator
      final class AppCoordinator: NavigationCoordinator<AppRoute> {}
      final class HomeCoordinator: Coordinator, HomeCoordinatable {}
      extension HomeCoordinator { func start() {} }
      import RIBs
      final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {}
      final class TabsCoordinator: TabCoordinatable {}
      """
    )
    #expect(scanned.coordinators == ["AppCoordinator", "HomeCoordinator", "RootRouter", "TabsCoordinator"])
  }

  @Test(
    "A base that nobody would take for one is what a team says it is",
    arguments: ["", "class Wizard {}"]
  )
  func decided(declaration: String) throws {
    let source =
      declaration + """

        final class SignUp: Wizard {}
        final class Other: Magician {}
        """
    let facts = SourceFile(path: "App.swift", text: Array(source.utf8)).facts()
    func coordinators(_ baseTypes: Set<String>) throws -> [NodeID] {
      try Program([facts], baseTypes: baseTypes).snapshot().graph.nodes.map(\.id)
    }
    try #expect(coordinators([]) == [])
    try #expect(coordinators(["Wizard"]) == ["SignUp"])
  }

  @Test("Extensions of a base from a package leave it a base from a package")
  func extendedExternal() {
    let scanned = Scanned(
      """
      extension Coordinator { func log() {} }
      final class HomeCoordinator: Coordinator { func start() {} }
      extension UIViewController { func hide() {} }
      final class HomeViewController: UIViewController {}
      """
    )
    #expect(scanned.coordinators == ["HomeCoordinator"])
  }

  @Test(
    "What is only named like one is none",
    arguments: [
      "struct Map: UIViewRepresentable { class Coordinator: NSObject, MKMapViewDelegate { func start() {} } }",
      "final class SyncingCoordinator { func start() {} ; let queue = OperationQueue() }",
      "final class LoginCoordinator: ObservableObject { @Published var name = \"\"; func start() {} }",
      "final class FlowCoordinator { func coordinate(flow: Flow) {} }",
      "final class MediaPickingCoordinator: NSObject { weak var delegate: AnyObject?; func pick() {} }",
      "final class HomeRouter { func start() {} }",
      "protocol HomeCoordinatable: AnyObject { func showDetail() }",
      "enum CoordinatorType { case home }",
      "final class LoginCoordinator: UIViewController { func start() {}; var navigation: UINavigationController? }",
      "extension NSFileCoordinator { func start() {} }",
    ]
  )
  func lookAlikes(_ source: String) {
    #expect(Scanned(source).coordinators == [])
    #expect(Scanned(Scanned.base + source).coordinators == [])
  }

  @Test("Doubles for tests are none, though they conform")
  func testDoubles() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("MockHomeCoordinator", "HomeCoordinatorSpy", "HomeCoordinator")
    )
    #expect(scanned.coordinators == ["HomeCoordinator"])
  }

  @Test("Typed slots without a base make one, where it starts and navigates")
  func slots() {
    let scanned = Scanned(
      """
      final class AppFlowCoordinator {
        private let window: UIWindow
        private var onboardingFlowCoordinator: OnboardingFlowCoordinator?
        init(window: UIWindow) { self.window = window }
        func start() { onboardingFlowCoordinator = OnboardingFlowCoordinator(window: window) }
      }
      final class OnboardingFlowCoordinator {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start(animated: Bool) {}
      }
      """
    )
    #expect(scanned.edges == ["AppFlowCoordinator holds OnboardingFlowCoordinator"])
  }

  @Test(
    "A list is a path, however it is called, where views are made of what it lists",
    arguments: ["var shelf: [Stop] = []", "var shelf = [Stop]()"]
  )
  func typedPaths(_ list: String) {
    let scanned = Scanned(
      """
      final class TourCoordinator: ObservableObject {
        enum Stop: Hashable { case tower, bridge(Int) }
        @Published \(list)
        @ViewBuilder func page(at stop: Stop) -> some View { TowerView() }
      }
      struct TowerView: View { var body: some View { EmptyView() } }
      final class CacheCoordinator: ObservableObject {
        @Published \(list.replacing("Stop", with: "Entry"))
        func size(of entry: Entry) -> Int { 1 }
      }
      """
    )
    #expect(scanned.coordinators == ["TourCoordinator"])
    #expect(scanned.lines(of: [.presents]) == ["TourCoordinator presents TowerView"])
  }

  @Test("A coordinator of SwiftUI's stacks navigates by its path")
  func paths() {
    let scanned = Scanned(
      """
      final class AppCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        func push(_ page: Page) { path.append(page) }
      }
      """
    )
    #expect(scanned.coordinators == ["AppCoordinator"])
  }

  @Test("Conformance through a typealias, a composition and an extension in another file counts")
  func conformances() {
    let scanned = Scanned([
      "App/Base.swift": Scanned.base + "typealias Flow = Coordinator & AnyObject\n",
      "App/Home.swift": "final class HomeFlow { var childCoordinators: [Coordinator] = [] }",
      "App/Home+Flow.swift": "extension HomeFlow: Flow { func start() {} }",
    ])
    #expect(scanned.coordinators == ["HomeFlow"])
  }

  @Test("Equal names in two modules are two nodes, each with its own children")
  func modules() {
    let app = """
      final class AppCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() { add(child: HomeCoordinator()) }
      }

      """
    let scanned = Scanned([
      "One/App.swift": Scanned.base + app + Scanned.leaves("HomeCoordinator"),
      "Two/App.swift": Scanned.base + app + Scanned.leaves("HomeCoordinator"),
    ])
    #expect(
      scanned.edges == [
        "One/AppCoordinator child One/HomeCoordinator", "Two/AppCoordinator child Two/HomeCoordinator",
      ]
    )
  }

  @Test("The app's own coordinator is the root, and tabs are told from what is pushed later")
  func roles() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home", "Profile", "Login") + """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var app: App?
          func scene() { app = App(); app?.start() }
        }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { add(child: Tabs()) }
        }
        final class Tabs: Coordinator {
          var childCoordinators: [Coordinator] = []
          let tabs = UITabBarController()
          func start() { showTabs() }
          private func showTabs() { [Home(), Profile()].forEach { add(child: $0) } }
          func logIn() { add(child: Login()) }
        }
        """
    )
    let roles = scanned.snapshot.graph.nodes.map { "\($0.id) \($0.role?.rawValue ?? "-")" }
    #expect(roles == ["App root", "Home tab", "Login -", "Profile tab", "Tabs tabContainer"])
  }
}
