import CoordinatorGraph
import Testing

/// What a view of SwiftUI shows by the state of a coordinator, that coordinator presents.
@Suite("Views that coordinators are seen in")
struct FlowViewsTests {
  /// A coordinator with a path and other state, and the view that it is seen in.
  private static func source(
    _ body: String,
    property: String = "@ObservedObject var walk: WalkCoordinator"
  ) -> String {
    """
    import SwiftUI
    final class WalkCoordinator: ObservableObject {
      enum Step { case lawn, pond }
      @Published var path: [Int] = []
      @Published var isLost = false
      @Published var find: Find?
      @Published var step = Step.lawn
      @Published var machine = Machine(at: Step.lawn)
    }
    struct WalkView: View {
      \(property)
      @State private var isOpen = false
      var body: some View { \(body) }
      @ViewBuilder private func place(_ id: Int) -> some View { if id > 1 { PondView() } else { LawnView() } }
      \(body.contains("{ lawn }") ? lawn : "")
    }
    struct Machine<Step> { var current: Step }
    struct Card<Content: View>: View {
      let progress: Int
      @ViewBuilder let content: Content
      var body: some View { VStack { Text(""); content } }
    }
    struct MapView: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
    struct LawnView: View { var body: some View { EmptyView() } }
    struct PondView: View { var body: some View { EmptyView() } }

    """
  }

  private static let lawn =
    "private var lawn: some View { LawnView().navigationDestination(for: Int.self) { _ in PondView() } }"

  private static let spots = [
    ("NavigationStack(path: $walk.path) { LawnView().padding() }", ["LawnView root"]),
    ("NavigationStack(path: self.$walk.path) { Group { LawnView() } }", ["LawnView root"]),
    ("NavigationStack(path: $walk.path) { lawn }", ["LawnView root", "PondView push"]),
    (
      "NavigationStack(path: $walk.path) { List {}.navigationDestination(for: Int.self, destination: place) }",
      ["LawnView push", "PondView push", "WalkView root"]
    ),
    ("Text(\"\").sheet(isPresented: $walk.isLost) { NavigationStack { PondView() } }", ["PondView sheet"]),
    ("Text(\"\").sheet(item: $walk.find) { self.place($0.id) }", ["LawnView sheet", "PondView sheet"]),
    ("Text(\"\").fullScreenCover(item: $walk.find) { _ in PondView() }", ["PondView fullScreenCover"]),
    ("Text(\"\").navigationDestination(item: $walk.find) { _ in PondView() }", ["PondView push"]),
    ("TabView(selection: $walk.find) { LawnView().tabItem { PondView() } }", ["LawnView tab"]),
    (
      "ZStack { switch walk.step { case .lawn: LawnView(); case .pond: PondView() } }",
      ["LawnView root", "PondView root"]
    ),
    (
      "Card(progress: 1) { switch walk.machine.current { case .lawn: LawnView(); case .pond: PondView() } }",
      ["LawnView root", "PondView root"]
    ),
    ("NavigationLink(isActive: $walk.isLost) { PondView() } label: { LawnView() }", ["PondView push"]),
    (
      "List {}.overlay(NavigationLink(destination: PondView(), isActive: $walk.isLost) {})", ["PondView push"]
    ),
    ("LawnView().navigation(item: $walk.find) { _ in PondView() }", ["PondView push"]),
    ("Text(\"\").sheet(isPresented: $walk.isLost) { MapView() }", ["MapView sheet"]),
    // A stack is the flow of the coordinator that it is given. With parts only, it is a screen.
    ("NavigationStack { LawnView() }", ["LawnView root"]),
    ("NavigationStack(path: $walk.path) { VStack { LawnView() } }", ["WalkView root"]),
    ("NavigationStack(path: $walk.path) { List {}.toolbar { LawnView() } }", ["WalkView root"]),
    (
      "NavigationStack { List {}.navigationDestination(for: Int.self) { _ in PondView() } }",
      ["PondView push", "WalkView root"]
    ),
    // What another view decides for itself, and what is only a part of it, is its own.
    ("LawnView().sheet(isPresented: $isOpen) { PondView() }", []),
    ("NavigationLink(isActive: $isOpen) { PondView() }", []),
    (
      "Card(progress: 1) { Text(\"\"); switch walk.step { case .lawn: LawnView(); case .pond: PondView() } }",
      []
    ),
    ("switch walk.find { case .some: LawnView(); case .none: PondView() }", []),
  ]

  @Test(
    "The state of a coordinator that a spot is bound to tells whose screen it is, and how it is shown",
    arguments: spots
  )
  func screens(_ body: String, _ screens: [String]) {
    #expect(Scanned(Self.source(body)).shown.sorted() == screens.map { "WalkCoordinator \($0)" })
  }

  @Test(
    "It does not matter how the view comes by its coordinator",
    arguments: [
      "@StateObject private var walk = WalkCoordinator()", "@EnvironmentObject var walk: WalkCoordinator",
      "@Bindable var walk: WalkCoordinator", "@State var walk: WalkCoordinator",
      "@Environment(WalkCoordinator.self) private var walk",
    ]
  )
  func properties(_ property: String) {
    let source = Self.source("NavigationStack(path: $walk.path) { LawnView() }", property: property)
    #expect(Scanned(source).shown == ["WalkCoordinator LawnView root"])
  }

  @Test("The line is that of the view")
  func lines() {
    let scanned = Scanned(Self.source("Text(\"\")\n.sheet(isPresented: $walk.isLost) {\nLawnView() }"))
    #expect(scanned.edge("WalkCoordinator", "LawnView")?.evidence.map(\.line) == [15])
  }

  @Test("A view that another coordinator is seen in is no screen, and what it keeps is led to")
  func flows() {
    let scanned = Scanned(
      Self.source(
        "BoatFlow().sheet(isPresented: $walk.isLost) { ShoreFlow() }.sheet(item: $walk.find) { BoatFlow($0) }"
      )
        + """
        struct BoatFlow: View {
          @ObservedObject var boat: BoatCoordinator
          var body: some View { NavigationStack(path: $boat.path) { PondView() } }
        }
        final class BoatCoordinator: ObservableObject { @Published var path = NavigationPath() }
        struct ShoreFlow: UIViewControllerRepresentable {
          func makeCoordinator() -> ShoreCoordinator { ShoreCoordinator() }
        }
        final class ShoreCoordinator { let navigationController = UINavigationController(); func start() {} }
        @main struct WalkApp: App {
          @StateObject private var walk = WalkCoordinator()
          var body: some Scene { WindowGroup { WalkView(walk: walk) } }
        }
        """
    )
    #expect(scanned.shown == ["BoatCoordinator PondView root"])
    #expect(
      scanned.edges == [
        "WalkCoordinator creates BoatCoordinator", "WalkCoordinator creates ShoreCoordinator",
      ]
    )
    #expect(scanned.snapshot.graph.nodes.filter { $0.role == .root }.map(\.id) == ["WalkCoordinator"])
  }

  @Test(
    "Coordinators that a view shows in tabs are tabs",
    arguments: ["TabView", "TabView(selection: $park.tab)"]
  )
  func tabs(_ tabView: String) {
    let scanned = Scanned(
      """
      import SwiftUI
      @Observable final class LakeCoordinator { var path = NavigationPath() }
      @Observable final class HillCoordinator { var path = NavigationPath() }
      @Observable final class InnCoordinator { var path = NavigationPath() }
      @Observable final class MapCoordinator { var path = NavigationPath() }
      @Observable final class ParkCoordinator {
        var tab = 1
        let lake = LakeCoordinator()
        let hill: HillCoordinator
        let inn = InnCoordinator()
        var map: MapCoordinator?
        init() { hill = HillCoordinator() }
        func find() { map = MapCoordinator() }
      }
      struct ParkView: View {
        @Bindable var park: ParkCoordinator
        var body: some View {
          \(tabView) {
            LakeView(lake: park.lake).sheet(isPresented: $shows) { InnView(inn: park.inn) }
            HillView().environment(park.hill)
          }
          .sheet(item: $park.map) { MapView(map: $0) }
        }
      }
      """
    )
    let roles = scanned.snapshot.graph.nodes.compactMap { node in node.role.map { "\(node.id) \($0)" } }
    #expect(roles == ["HillCoordinator tab", "LakeCoordinator tab", "ParkCoordinator tabContainer"])
  }
}
