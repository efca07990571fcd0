import UIKit

@MainActor
protocol TripsFlow: AnyObject {
  var childCoordinators: [any TripsFlow] { get set }
}

extension TripsFlow {
  func childDidFinish(_ child: any TripsFlow) {
    childCoordinators.removeAll { $0 === child }
  }
}

/// The user leaves a trip by the button of the bar, and nobody tells the list.
final class TripsCoordinator: TripsFlow {
  var childCoordinators: [any TripsFlow] = []
  let navigation: UINavigationController

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func showTrip() {
    let trip = TripCoordinator(navigation: navigation)
    trip.parentCoordinator = self
    childCoordinators.append(trip)
    trip.start()
  }
}

final class TripCoordinator: TripsFlow {
  var childCoordinators: [any TripsFlow] = []
  weak var parentCoordinator: TripsCoordinator?
  let navigation: UINavigationController
  var opened = 0

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let screen = TripViewController()
    screen.coordinator = self
    navigation.pushViewController(screen, animated: true)
  }

  func open() { opened += 1 }
}

final class TripViewController: UIViewController {
  weak var coordinator: TripCoordinator?

  func tap() { coordinator?.open() }
}
