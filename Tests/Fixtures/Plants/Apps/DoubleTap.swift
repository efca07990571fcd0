import UIKit

@MainActor
class BellBase {
  var children: [BellBase] = []
}

/// A double tap attaches the child twice; it is detached once.
final class BellsCoordinator: BellBase {
  let bell = BellCoordinator()

  func tapBell() {
    let bell = BellCoordinator()
    ring(bell)
    ring(bell)
  }

  func ring(_ bell: BellCoordinator) {
    children.append(bell)
    bell.rings += 1
  }

  func silence() {
    guard let index = children.firstIndex(where: { $0 is BellCoordinator }) else { return }
    children.remove(at: index)
  }
}

final class BellCoordinator: BellBase {
  var rings = 0
}
