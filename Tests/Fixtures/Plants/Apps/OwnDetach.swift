import UIKit

@MainActor
class RoomsBase {
  var childCoordinators: [RoomsBase] = []
  func removeChild(_ child: RoomsBase) { childCoordinators.removeAll { $0 === child } }
}

/// A property lets nobody in twice; the app has a method that clears both.
final class RoomsCoordinator: RoomsBase {
  private var detailCoordinator: RoomCoordinator?
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func attachDetail() {
    guard detailCoordinator == nil else { return }
    let room = RoomCoordinator()
    room.listener = self
    detailCoordinator = room
    childCoordinators.append(room)
    let screen = RoomViewController()
    screen.coordinator = room
    navigation.pushViewController(screen, animated: true)
  }

  func detachDetail() {
    guard let room = detailCoordinator else { return }
    removeChild(room)
    detailCoordinator = nil
  }
}

final class RoomCoordinator: RoomsBase {
  weak var listener: RoomsCoordinator?
  var booked = 0
  func close() { listener?.detachDetail() }
}

final class RoomViewController: UIViewController {
  weak var coordinator: RoomCoordinator?
  func tap() { coordinator?.booked += 1 }
}
