// swift-format-ignore-file
import UIKit
import XCoordinator

enum AppRoute: Route {
  case ticket
  case halls(visitor: String)
  case exhibit(Exhibit?)
}

/// From the ticket desk to the halls.
// coordinator ; root: AppCoordinator
class AppCoordinator: NavigationCoordinator<AppRoute> {
  private var halls: StrongRouter<HallRoute>?

  init() {
    super.init(initialRoute: .ticket)
  }

  override func prepareTransition(for route: AppRoute) -> NavigationTransition {
    switch route {
    case .ticket:
      let screen = TicketViewController()
      screen.viewModel = TicketViewModel(router: unownedRouter)
      // screen: AppCoordinator -> TicketViewController | push
      return .push(screen)
    case .halls(let visitor):
      let router: StrongRouter<HallRoute>
      if visitor.isEmpty {
        // edge: AppCoordinator -> HallTabCoordinator | enum-route | owns | possible
        router = HallTabCoordinator().strongRouter
      } else {
        // edge: AppCoordinator -> HallSplitCoordinator | enum-route | owns | possible
        router = HallSplitCoordinator(visitor: visitor).strongRouter
      }
      halls = router
      return .presentFullScreen(router, animation: .fade)
    case .exhibit(let exhibit):
      guard let exhibit else { return .dismissToRoot() }
      return .multiple(
        .dismissAll(),
        .popToRoot(),
        .route(AppRoute.halls(visitor: ""), on: self),
        // no edge: AppCoordinator -> ExhibitCoordinator | a deep link through the halls, which make it
        deepLink(AppRoute.halls(visitor: ""), HallRoute.paintings, PaintingRoute.exhibit(exhibit))
      )
    }
  }
}
