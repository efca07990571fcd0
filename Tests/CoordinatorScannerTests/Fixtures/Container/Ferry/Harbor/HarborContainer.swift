// swift-format-ignore-file
import CoordinatorKit

public protocol HarborDependency {
  var timetable: TimetableStore { get }
  var fares: FareStore { get }
  /// Made above, so that the wallet need not pass through here.
  var ticketContainable: any TicketContainable { get }
}

public protocol HarborContainable: Containable {
  func coordinator(listener: HarborListener) -> any Coordinating
}

// container: dependency=HarborDependency builds=HarborCoordinator containable=HarborContainable
// requires: HarborContainer -> HarborDependency
// adopts: HarborContainer -> DeckDependency
final class HarborContainer: Container<HarborDependency>, HarborContainable, DeckDependency {
  // provides: HarborContainer -> DeckDependency.timetable | forwarded
  var timetable: TimetableStore { dependency.timetable }
  // provides: HarborContainer -> DeckDependency.weather | computed
  // defect: provided-twice DeckDependency.weather | the child container makes its own as well
  var weather: WeatherStore { RemoteWeather() }

  func coordinator(listener: HarborListener) -> any Coordinating {
    let viewModel = HarborViewModel(timetable: timetable)
    // creates-child-container: HarborContainer -> DeckContainer
    let deckContainable = DeckContainer(dependency: self)
    let coordinator = HarborCoordinator(
      viewModel: viewModel,
      ticketContainable: dependency.ticketContainable,
      deckContainable: deckContainable
    )
    coordinator.listener = listener
    return coordinator
  }
}
