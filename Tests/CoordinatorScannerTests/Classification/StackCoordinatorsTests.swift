import CoordinatorGraph
import Testing

/// Coordinators of SwiftUI, which have neither a base of the pattern's nor a navigation controller.
@Suite("Coordinators of SwiftUI's state")
struct StackCoordinatorsTests {
  @Test(
    "What inherits the path of a base class is a coordinator, and the base is none",
    arguments: ["StackCoordinator<Stop: Hashable>", "StackCoordinator"]
  )
  func inheritedPaths(_ base: String) {
    let scanned = Scanned(
      """
      import SwiftUI
      class \(base): ObservableObject { @Published var path = NavigationPath() }
      final class TourCoordinator: StackCoordinator<Stop> {
        @ViewBuilder func page(at stop: Stop) -> some View { TowerView() }
      }
      final class WalkFlow: StackCoordinator<Stop> {}
      final class MockTourCoordinator: StackCoordinator<Stop> {}
      struct TowerView: View { var body: some View { EmptyView() } }
      """
    )
    #expect(scanned.coordinators == ["TourCoordinator", "WalkFlow"])
    #expect(scanned.shown == ["TourCoordinator TowerView -"])
  }

  @Test("A path that a class above has counts as its own, but not one that a view model has")
  func pathsAbove() {
    let scanned = Scanned(
      """
      import SwiftUI
      class Walk: ObservableObject { @Published var path = NavigationPath() }
      final class TourCoordinator: Walk {}
      final class TourModel: Walk {}
      class FormCoordinator: ViewModel { @Published var path = NavigationPath() }
      final class NameCoordinator: FormCoordinator {}
      """
    )
    #expect(scanned.coordinators == ["TourCoordinator"])
    let models =
      "class CoordinatorModel { var path = NavigationPath() }; final class HillModel: CoordinatorModel {}"
    #expect(!Scanned(models).coordinators.contains("HillModel"))
  }

  private static let garden = """
    import SwiftUI
    @Observable final class BedCoordinator { var path = NavigationPath() }

    """

  @Test(
    "What makes coordinators and keeps them is one, though it does no more",
    arguments: [
      "let bed = BedCoordinator()",
      "let bed: BedCoordinator; init() { bed = .init() }",
      "lazy var bed = BedCoordinator()",
      "var bed: BedCoordinator?; func dig() { let new = BedCoordinator(); bed = new }",
      "let bed: BedCoordinator; init(tools: Tools) { bed = tools.makeBed() }",
      "enum Part { case lawn, bed(BedCoordinator) }; var part = Part.lawn; func dig() { part = .bed(BedCoordinator()) }",
      "enum Part { case lawn, bed(BedCoordinator) }; var part: Part = .lawn; func dig() { part = .bed(.init()) }",
    ]
  )
  func keepers(_ members: String) {
    let scanned = Scanned(Self.garden + "@Observable final class GardenCoordinator { \(members) }")
    #expect(scanned.coordinators == ["BedCoordinator", "GardenCoordinator"])
  }

  @Test("Who keeps one who keeps one is a coordinator, too, and each holds what it makes")
  func keepersOfKeepers() {
    let scanned = Scanned(
      Self.garden + """
        @Observable final class EstateCoordinator {
          enum Part { case none, garden(GardenCoordinator) }
          private(set) var part: Part = .none
          func open() { part = .garden(GardenCoordinator()) }
        }
        final class GardenCoordinator: ObservableObject { let bed = BedCoordinator() }
        """
    )
    #expect(
      scanned.edges == [
        "EstateCoordinator holds GardenCoordinator", "GardenCoordinator holds BedCoordinator",
      ]
    )
  }

  @Test(
    "What is only given a coordinator may be below it, and what is not followed by views is no flow of theirs",
    arguments: [
      "@Observable final class SeedCoordinator { let bed: BedCoordinator; init(bed: BedCoordinator) { self.bed = bed } }",
      "@Observable final class SeedCoordinator { weak var bed: BedCoordinator?; func dig() { bed = BedCoordinator() } }",
      "@Observable final class SeedCoordinator { var parent: BedCoordinator? = BedCoordinator() }",
      "@Observable final class SeedModel { let bed = BedCoordinator() }",
      "@Observable final class CoordinatorFactory { let bed = BedCoordinator() }",
      "final class BedCoordinatorStore: ObservableObject { var bed: BedCoordinator?; func dig() { bed = BedCoordinator() } }",
      "@Observable final class MockSeedCoordinator { let bed = BedCoordinator() }",
      "final class SeedCoordinator { let bed = BedCoordinator() }",
      "@Observable final class SeedCoordinator { let queue = SeedQueue(); func start() {} }; final class SeedQueue {}",
    ]
  )
  func lookAlikes(_ source: String) {
    #expect(Scanned(Self.garden + source).coordinators == ["BedCoordinator"])
  }

  @Test(
    "A class of the team's own that pushes on its navigation controller is something to navigate by",
    arguments: ["Pilot", "Piloting"]
  )
  func navigators(_ type: String) {
    let scanned = Scanned(
      """
      import UIKit
      protocol Piloting { func push(_ screen: UIViewController) }
      final class Pilot: Piloting {
        private let stack = UINavigationController()
        func push(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
      }
      final class Logbook { let stack = UINavigationController(); func write() {} }
      final class Alerter { let stack = UINavigationController(); func warn() { stack.present(Map(), animated: true) } }
      final class LogCoordinator { let alerter = Alerter(); func start() {} }
      final class MapViewController: UIViewController {}
      final class TourCoordinator {
        private let pilot: \(type)
        init(pilot: \(type)) { self.pilot = pilot }
        func run() async { pilot.push(MapViewController()) }
      }
      final class SyncCoordinator { let log = Logbook(); func start() {} }
      final class CallCoordinator { let pilot: Pilot; init(pilot: Pilot) { self.pilot = pilot } }
      """
    )
    #expect(scanned.coordinators == ["TourCoordinator"])
    #expect(scanned.shown == ["TourCoordinator MapViewController push"])
  }

  /// A view that has a view for each case of what a coordinator publishes.
  private static func staged(_ published: String, base: String = "ObservableObject", _ body: String? = nil)
    -> [String]
  {
    let cases = "switch flow.screen { case .shed: ShedView(); case .pond: PondView() }"
    return Scanned(
      """
      import SwiftUI
      final class WalkCoordinator: \(base) {
        enum Screen { case shed, pond }
        \(published)
      }
      struct WalkView: View {
        @ObservedObject var flow: WalkCoordinator
        var body: some View { \(body ?? cases) }
      }
      struct ShedView: View { var body: some View { EmptyView() } }
      struct PondView: View { var body: some View { EmptyView() } }
      """
    ).shown
  }

  @Test("Who publishes which screen is seen is a coordinator, where a view shows one for each case")
  func stages() {
    let both = ["WalkCoordinator ShedView root", "WalkCoordinator PondView root"]
    #expect(Self.staged("@Published private(set) var screen: Screen = .shed").sorted() == both.sorted())
    #expect(Self.staged("@Published var screen = Screen.shed").sorted() == both.sorted())
    let content = "Group { content }.padding() }; private var content: some View {"
    let cases = "switch flow.screen { case .shed: ShedView(); default: PondView() }"
    #expect(Self.staged("@Published var screen = Screen.shed", content + cases).sorted() == both.sorted())
  }

  @Test("A state that is no screen, a screen of one view, and one that nobody shows make none")
  func noStages() {
    let screen = "@Published var screen = Screen.shed"
    #expect(Self.staged("@Published var screen = true") == [])
    #expect(Self.staged("var screen: Screen { .shed }") == [])
    #expect(Self.staged(screen, base: "NSObject") == [])
    #expect(Self.staged(screen, base: "ViewModel, ObservableObject") == [])
    #expect(
      Self.staged(screen, "switch flow.screen { case .shed: ShedView(); case .pond: Text(\"\") }") == []
    )
    #expect(
      Self.staged(screen, "List { switch flow.screen { case .shed: ShedView(); default: PondView() } }") == []
    )
    let state = "enum State { case a, b }; @Published var state = State.a"
    #expect(Self.staged(state, "switch flow.state { case .a: ShedView(); case .b: PondView() }") == [])
  }
}
