// swift-format-ignore-file
import UIKit
import XCoordinator

enum PaintingRoute: Route {
  case list
  case exhibit(Exhibit)
  case back
}

// coordinator
class PaintingCoordinator: NavigationCoordinator<PaintingRoute> {
  init() {
    super.init(initialRoute: .list)
  }

  override func prepareTransition(for route: PaintingRoute) -> NavigationTransition {
    switch route {
    case .list:
      // screen: PaintingCoordinator -> PaintingListViewController | push
      return .push(PaintingListViewController(router: weakRouter))
    case .exhibit(let exhibit):
      // edge: PaintingCoordinator -> ExhibitCoordinator | enum-route | owns
      // defect: child-never-removed ExhibitCoordinator | it shows on the parent's root, so its view never leaves
      addChild(ExhibitCoordinator(on: rootViewController, exhibit: exhibit))
      return .none()
    case .back:
      return .pop()
    }
  }
}

enum StatueRoute: Route {
  case court
  case room(Int)
}

// coordinator
class StatueCoordinator: NavigationCoordinator<StatueRoute> {
  init() {
    super.init(initialRoute: .court)
  }

  override func prepareTransition(for route: StatueRoute) -> NavigationTransition {
    switch route {
    case .court:
      // screen: StatueCoordinator -> CourtViewController | push
      return .push(CourtViewController())
    case .room(let number):
      // edge: StatueCoordinator -> RoomPageCoordinator | enum-route | owns
      let rooms = RoomPageCoordinator(first: number)
      return .present(rooms, animation: nil)
    }
  }
}
