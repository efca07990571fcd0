import CoordinatorDiagrams
import CoordinatorGraph
import Testing

/// Coordinators that views of SwiftUI make and keep: whoever shows the view leads to them.
@Suite("Views that keep coordinators")
struct ScreenKeepingTests {
  private static func flow(_ name: String, _ members: String = "") -> String {
    """
    final class \(name)Coordinator: ObservableObject {
      @Published var path = NavigationPath()
      \(members)
    }

    """
  }

  private static let main = flow("Main", "@ViewBuilder func build() -> some View { GardenView() }")

  struct Keeping: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What the view has that keeps the coordinator; the second line makes it.
    let members: String
  }

  static let keepings = [
    Keeping(
      testDescription: "state object",
      members: "\n@StateObject private var flow = GardenCoordinator()"
    ),
    Keeping(testDescription: "state", members: "\n@State var flow: GardenCoordinator = GardenCoordinator()"),
    Keeping(testDescription: "observed object", members: "\n@ObservedObject var flow = GardenCoordinator()"),
    Keeping(
      testDescription: "initializer",
      members:
        "@StateObject var flow: GardenCoordinator; init(seeds: Int) {\n_flow = StateObject(wrappedValue: GardenCoordinator())\n}"
    ),
  ]

  @Test("A coordinator that a view keeps is made by whoever shows the view", arguments: keepings)
  func views(_ keeping: Keeping) {
    let scanned = Scanned(
      "import SwiftUI\nstruct GardenView: View {\(keeping.members)\n  var body: some View { EmptyView() }\n}\n"
        + Self.main + Self.flow("Garden")
    )
    #expect(scanned.edges == ["MainCoordinator creates GardenCoordinator"])
    #expect(scanned.edge("MainCoordinator", "GardenCoordinator")?.evidence.map(\.line) == [3])
  }

  @Test("So is one that a representable makes for its controller")
  func representables() {
    let scanned = Scanned(
      """
      import SwiftUI
      final class PondCoordinator {
        let navigationController = UINavigationController()
        func start() {}
      }
      struct GardenView: UIViewControllerRepresentable {
        func makeCoordinator() -> PondCoordinator { PondCoordinator() }
        func makeUIViewController(context: Context) -> UIViewController { context.coordinator.navigationController }
      }

      """ + Self.main
    )
    #expect(scanned.edges == ["MainCoordinator creates PondCoordinator"])
  }

  @Test("Views within views are followed up to the nearest coordinator")
  func nested() {
    let scanned = Scanned(
      """
      import SwiftUI
      struct GardenView: View { var body: some View { VStack { BedView() } } }
      struct BedView: View {
        @StateObject var flow = BedCoordinator()
        var body: some View { PlantView() }
      }
      struct PlantView: View {
        @StateObject var flow = PlantCoordinator()
        var body: some View { PlantView() }
      }

      """ + Self.main + Self.flow("Bed") + Self.flow("Plant")
    )
    #expect(
      scanned.edges == ["BedCoordinator creates PlantCoordinator", "MainCoordinator creates BedCoordinator"]
    )
  }

  @Test("What a view that the app shows keeps is the root; views that nobody shows lead nowhere")
  func root() {
    let scanned = Scanned(
      """
      import SwiftUI
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GateView() } } }
      struct GateView: View {
        @StateObject var flow = MainCoordinator()
        var body: some View { flow.build() }
      }
      struct GardenView: View { var body: some View { EmptyView() } }
      struct LostView: View { @StateObject var flow = LostCoordinator(); var body: some View { EmptyView() } }

      """ + Self.main + Self.flow("Lost")
    )
    #expect(scanned.edges == [])
    #expect(scanned.snapshot.graph.node("MainCoordinator")?.role == .root)
    #expect(scanned.snapshot.graph.node("LostCoordinator")?.role == nil)
  }

  @Test("A coordinator that a view is given stays with whoever made it")
  func given() {
    let scanned = Scanned(
      """
      import SwiftUI
      struct GardenView: View {
        @ObservedObject var flow: GardenCoordinator
        var body: some View { EmptyView() }
      }

      """ + Self.flow("Main", "func build() -> some View { GardenView(flow: GardenCoordinator()) }")
        + Self.flow("Garden")
    )
    #expect(scanned.edges == ["MainCoordinator creates GardenCoordinator"])
  }

  @Test(
    "What a controller makes and keeps is led to by whoever shows it",
    arguments: ["let shop = Shop()", "var shop: Shop?; override func viewDidLoad() { shop = Shop() }"]
  )
  func controllers(_ members: String) {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Shop") + """
        final class Tabs: UITabBarController { \(members) }
        final class Main: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { UIWindow().rootViewController = Tabs() }
        }
        """
    )
    #expect(scanned.edges == ["Main creates Shop"])
  }
}
