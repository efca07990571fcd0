import UIKit

@MainActor
class TicketBase {
  init() {}
  var children: [TicketBase] = []
}

final class TicketsCoordinator: TicketBase {
  func open() { children.append(TicketCoordinator()) }
  func close() { children.removeLast() }
}

/// Coordinator, interactor, router, and back to the coordinator.
final class TicketCoordinator: TicketBase {
  var interactor: TicketInteractor?
  var bought = 0

  override init() {
    super.init()
    interactor = TicketInteractor(router: TicketRouter(owner: self))
  }

  func buy() { bought += 1 }
}

@MainActor
final class TicketInteractor {
  let router: TicketRouter
  init(router: TicketRouter) { self.router = router }
  func tap() { router.route() }
}

@MainActor
final class TicketRouter {
  var owner: TicketCoordinator?
  init(owner: TicketCoordinator) { self.owner = owner }
  func route() { owner?.buy() }
}
