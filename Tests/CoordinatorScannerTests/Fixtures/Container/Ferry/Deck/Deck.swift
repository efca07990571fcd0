// swift-format-ignore-file
import CoordinatorKit
import UIKit

public protocol DeckDependency {
  var timetable: TimetableStore { get }
  var weather: WeatherStore { get }
  // defect: required-never-provided DeckDependency.seats | no container has it
  var seats: SeatStore { get }
}

public protocol DeckContainable: Containable {
  func coordinator(listener: DeckListener) -> Coordinating
}

/// Hears that the deck is left.
public protocol DeckListener: AnyObject {
  func deckDidClose()
}

// container: dependency=DeckDependency builds=DeckCoordinator containable=DeckContainable
// requires: DeckContainer -> DeckDependency
final class DeckContainer: Container<DeckDependency>, DeckContainable {
  private lazy var weather: WeatherStore = RemoteWeather()

  func coordinator(listener: DeckListener) -> Coordinating {
    let coordinator = DeckCoordinator(weather: weather, seats: dependency.seats)
    coordinator.listener = listener
    return coordinator
  }
}

/// The deck, where seats are chosen.
// coordinator
final class DeckCoordinator: Coordinator {
  weak var listener: DeckListener?
  private let weather: WeatherStore
  private let seats: SeatStore

  init(weather: WeatherStore, seats: SeatStore) {
    self.weather = weather
    self.seats = seats
    super.init()
  }

  override func start(at navigation: UINavigationController) {
    super.start(at: navigation)
    let screen = DeckViewController()
    screen.onBack = { [weak listener] in listener?.deckDidClose() }
    // screen: DeckCoordinator -> DeckViewController | push
    navigation.pushViewController(screen, animated: true)
  }
}

final class DeckViewController: UIViewController {
  var onBack: (() -> Void)?
}
