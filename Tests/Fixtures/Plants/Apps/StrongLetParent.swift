import UIKit

@MainActor
class GardenBase {
  var childCoordinators: [GardenBase] = []
}

final class ParkCoordinator: GardenBase {
  func open() {
    let garden = GardenCoordinator()
    childCoordinators.append(garden)
    garden.plant()
  }
  func close() { childCoordinators.removeAll() }
}

final class GardenCoordinator: GardenBase {
  var watered = 0
  func plant() { childCoordinators.append(TreeCoordinator(parent: self)) }
  func water() { watered += 1 }
}

/// The parent is a constant that it is made with.
final class TreeCoordinator: GardenBase {
  private let parent: GardenCoordinator
  init(parent: GardenCoordinator) { self.parent = parent }
  func thirst() { parent.water() }
}
