// swift-format-ignore-file
import CoordinatorKit
import Foundation

/// What the outside world gives the app.
public protocol AppDependency: AnyObject {
  var session: URLSession { get }
}

public protocol AppContainable: Containable {
  func coordinator(listener: AppListener) -> Coordinating
}

// container: dependency=AppDependency builds=AppCoordinator containable=AppContainable
// requires: AppContainer -> AppDependency
// adopts: AppContainer -> HarborDependency
final class AppContainer: Container<AppDependency>, AppContainable, HarborDependency {
  // provides: AppContainer -> HarborDependency.timetable | computed
  var timetable: TimetableStore { RemoteTimetable(session: dependency.session) }

  // provides: AppContainer -> HarborDependency.fares | lazy
  lazy var fares: FareStore = RemoteFares(session: dependency.session)

  // provides: AppContainer -> HarborDependency.ticketContainable | computed ; creates-child-container: AppContainer -> TicketContainer
  var ticketContainable: any TicketContainable { TicketContainer(dependency: self) }

  // provides: AppContainer -> TicketDependency.wallet | stored
  let wallet: WalletStore = KeychainWallet()

  // defect: provided-never-used AppContainer.tides | no dependency asks for it
  var tides: TideStore { TideStore() }

  func coordinator(listener: AppListener) -> Coordinating {
    // creates-child-container: AppContainer -> HarborContainer
    AppCoordinator(harborContainable: HarborContainer(dependency: self), listener: listener)
  }
}

// The rest of what children ask for stands beside the container.
// adopts: AppContainer -> TicketDependency
extension AppContainer: TicketDependency {}
