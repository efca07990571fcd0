// swift-format-ignore-file
import XCTest

@testable import Allotment

// look-alike: a mock of the tests
final class MockCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController = UINavigationController()

  func start() {}
}

final class GateTests: XCTestCase {
  func testTheGateTellsItsParent() {
    let parent = MockCoordinator()
    // no edge: MockCoordinator -> GateCoordinator | a test makes it
    let gate = GateCoordinator(navigationController: parent.navigationController)
    parent.childCoordinators.append(gate)
    gate.parentCoordinator = parent
    gate.start()
    XCTAssertEqual(parent.childCoordinators.count, 1)
  }
}
