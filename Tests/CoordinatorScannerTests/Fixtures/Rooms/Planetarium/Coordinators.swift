// swift-format-ignore-file
import UIKit
import XCoordinator

enum PlanetariumRoute: Route {
  case doors
  case dome
  case ticket
}

/// From the doors into the dome.
// coordinator
@MainActor
final class PlanetariumCoordinator: BaseCoordinator<PlanetariumRoute, UINavigationController> {
  private var dome: (any Router<DomeRoute>)?

  init() {
    super.init(rootViewController: UINavigationController(), initialRoute: .doors)
  }

  override func prepareTransition(for route: PlanetariumRoute) -> TransitionType {
    switch route {
    case .doors:
      // screen: PlanetariumCoordinator -> DoorsViewController | push
      return .push(DoorsViewController(router: self))
    case .dome:
      // edge: PlanetariumCoordinator -> DomeTabCoordinator | enum-route | owns
      let dome: any Router<DomeRoute> = DomeTabCoordinator()
      self.dome = dome
      return .presentFullScreen(dome)
    case .ticket:
      // edge: PlanetariumCoordinator -> TicketCoordinator | enum-route | owns
      let ticket = TicketCoordinator(parent: self)
      addChild(ticket)
      return .present(ticket)
    }
  }
}

enum DomeRoute: Route {
  case stars, planets
}

/// Stars and planets side by side.
// coordinator ; role: DomeTabCoordinator tabContainer
@MainActor
final class DomeTabCoordinator: TabBarCoordinator<DomeRoute> {
  private let stars: any Router<StarsRoute>
  private let planets: PlanetsCoordinator

  init() {
    // edge: DomeTabCoordinator -> StarsCoordinator | property | owns ; role: StarsCoordinator tab
    let stars = StarsCoordinator()
    // edge: DomeTabCoordinator -> PlanetsCoordinator | property | owns ; role: PlanetsCoordinator tab
    let planets = PlanetsCoordinator()
    self.stars = stars
    self.planets = planets
    super.init(tabs: [stars, planets], select: stars)
  }

  override func prepareTransition(for route: DomeRoute) -> TransitionType {
    switch route {
    case .stars: return .select(stars)
    // A route of another coordinator: no new child.
    case .planets: return .multiple(.select(planets), .route(.list, on: planets))
    }
  }
}

enum StarsRoute: Route {
  case sky
  case star(String)
}

// coordinator
@MainActor
final class StarsCoordinator: NavigationCoordinator<StarsRoute> {
  init() {
    super.init(initialRoute: .sky)
  }

  override func prepareTransition(for route: StarsRoute) -> TransitionType {
    switch route {
    case .sky:
      let sky = SkyViewController(router: self)
      // screen: StarsCoordinator -> SkyViewController | push
      return .push(sky)
    case .star(let name):
      // screen: StarsCoordinator -> StarViewController | present
      return .present(StarViewController(name: name))
    }
  }
}

enum PlanetsRoute: Route {
  case list
}

// coordinator
@MainActor
final class PlanetsCoordinator: BaseCoordinator<PlanetsRoute, UISplitViewController> {
  init() {
    // screen: PlanetsCoordinator -> PlanetListViewController | root
    let list = PlanetListViewController()
    let split = UISplitViewController()
    split.viewControllers = [list]
    super.init(rootViewController: split, initialRoute: nil)
  }

  override func prepareTransition(for route: PlanetsRoute) -> TransitionType { .none() }
}

enum TicketRoute: Route {
  case sale, back
}

// coordinator
@MainActor
final class TicketCoordinator: BaseCoordinator<TicketRoute, UIViewController> {
  private weak var parent: (any Router<PlanetariumRoute>)?

  init(parent: any Router<PlanetariumRoute>) {
    self.parent = parent
    // screen: TicketCoordinator -> SaleViewController | root
    super.init(rootViewController: SaleViewController(), initialRoute: .sale)
  }

  override func prepareTransition(for route: TicketRoute) -> TransitionType {
    switch route {
    case .sale: return .none()
    // no edge: TicketCoordinator -> DomeTabCoordinator | a route of the parent, which makes it
    case .back: return .trigger(.dome, on: parent!)
    }
  }
}
