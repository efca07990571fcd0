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
}
