import UIKit

@MainActor
class CityBase {
  private(set) var childCoordinators: [CityBase] = []
  weak var parentCoordinator: CityBase?

  func addChild(_ child: CityBase) {
    child.parentCoordinator = self
    childCoordinators.append(child)
  }

  func removeChild(_ child: CityBase) {
    childCoordinators.removeAll { $0 === child }
  }
}

/// Each visit adds one more.
final class CityCoordinator: CityBase {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func visit() {
    let museum = MuseumCoordinator()
    addChild(museum)
    navigation.pushViewController(museum.makeScreen(), animated: true)
  }
}

final class MuseumCoordinator: CityBase {
  var seen = 0
  func makeScreen() -> UIViewController {
    let screen = MuseumViewController()
    screen.coordinator = self
    return screen
  }
}

final class MuseumViewController: UIViewController {
  weak var coordinator: MuseumCoordinator?
  func tap() { coordinator?.seen += 1 }
}
