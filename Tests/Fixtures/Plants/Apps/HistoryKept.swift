import UIKit

@MainActor
class RouteBase {
  var childCoordinators: [RouteBase] = []
  func addChild(_ child: RouteBase) { childCoordinators.append(child) }
  func removeChild(_ child: RouteBase) { childCoordinators.removeAll { $0 === child } }
}

/// Where the user was is remembered, with everything that was there.
final class MapCoordinator: RouteBase {
  private(set) var history: [RouteBase] = []
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func openPlace() {
    let place = PlaceCoordinator()
    addChild(place)
    history.append(place)
    navigation.pushViewController(PlaceViewController(), animated: true)
  }

  func closePlace() {
    guard let place = childCoordinators.last else { return }
    removeChild(place)
    navigation.popViewController(animated: true)
  }
}

final class PlaceCoordinator: RouteBase {}
final class PlaceViewController: UIViewController {}
