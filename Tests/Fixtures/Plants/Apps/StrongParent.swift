import UIKit

@MainActor
class OfficeBase {
  var childCoordinators: [OfficeBase] = []
  func addChild(_ child: OfficeBase) { childCoordinators.append(child) }
  func removeChild(_ child: OfficeBase) { childCoordinators.removeAll { $0 === child } }
}

final class BuildingCoordinator: OfficeBase {
  func open() {
    let office = OfficeCoordinator()
    addChild(office)
    office.openDesk()
  }
  func close() { childCoordinators.removeAll() }
}

/// Its child refers to it strongly, so that both stay.
final class OfficeCoordinator: OfficeBase {
  var calls = 0
  func openDesk() {
    let desk = DeskCoordinator()
    desk.parentCoordinator = self
    addChild(desk)
  }
}

final class DeskCoordinator: OfficeBase {
  var parentCoordinator: OfficeCoordinator?
  func call() { parentCoordinator?.calls += 1 }
}
