// swift-format-ignore-file
import UIKit

/// Lists the plots. Misspelt when the app was young, and kept.
// coordinator
final class PlotListCoordiantor: TabCoordinator {
  var childCoordinators: [Coordinator] = []
  weak var parentCoordinator: Coordinator?
  let navigationController: UINavigationController
  let tabBarItem = UITabBarItem(title: "Plots", image: nil, tag: 0)

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    // resolves: PlotListCoordiantor -> PlotUseCase
    let useCase = Shelf.shared.resolve(PlotUseCase.self)!
    // screen: PlotListCoordiantor -> PlotListViewController | push
    navigationController.pushViewController(
      PlotListViewController(useCase: useCase, coordinator: self), animated: false)
  }

  func open(_ plot: Plot) {
    // edge: PlotListCoordiantor -> PlotCoordinator | direct-init | owns
    // defect: parent-never-set PlotCoordinator | its childDidFinish reaches nobody, so on every visit one more stays
    let coordinator = PlotCoordinator(plot: plot, navigationController: navigationController)
    childCoordinators.append(coordinator)
    coordinator.start()
  }

  func openCalendar() {
    // edge: PlotListCoordiantor -> CalendarCoordinator | direct-init | owns
    let calendar = CalendarCoordinator(navigationController: navigationController)
    // defect: parent-is-grandparent CalendarCoordinator | its end is told to the tabs, which have no such child
    calendar.parentCoordinator = parentCoordinator
    // defect: child-never-removed CalendarCoordinator | the tabs cannot remove what stands here
    childCoordinators.append(calendar)
    calendar.start()
  }
}

/// What to sow when.
// coordinator
final class CalendarCoordinator: FinishingCoordinator {
  var childCoordinators: [Coordinator] = []
  weak var parentCoordinator: Coordinator?
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = CalendarViewController()
    screen.onClose = { [weak self] in self?.parentCoordinator?.childDidFinish(self) }
    // screen: CalendarCoordinator -> CalendarViewController | present
    navigationController.present(screen, animated: true)
  }
}

/// One plot; a plot leads to its neighbours, which are plots.
// coordinator
class PlotCoordinator: FinishingCoordinator {
  var childCoordinators: [Coordinator] = []
  weak var parentCoordinator: Coordinator?
  let navigationController: UINavigationController
  private let plot: Plot

  init(plot: Plot, navigationController: UINavigationController) {
    self.plot = plot
    self.navigationController = navigationController
  }

  func start() {
    // screen: PlotCoordinator -> PlotViewController | push
    navigationController.pushViewController(PlotViewController(plot: plot, coordinator: self), animated: true)
  }

  func openNeighbour(_ neighbour: Plot) {
    // edge: PlotCoordinator -> PlotCoordinator | direct-init | owns
    let next = PlotCoordinator(plot: neighbour, navigationController: navigationController)
    next.parentCoordinator = self
    add(child: next)
    next.start()
  }

  func plan(_ season: Season) {
    let makers: [(Season, (UINavigationController) -> Coordinator)] = [
      // edge: PlotCoordinator -> SpringCoordinator | init-reference | owns
      (.spring, SpringCoordinator.init(navigationController:)),
      // edge: PlotCoordinator -> AutumnCoordinator | closure | owns
      (.autumn, { AutumnCoordinator(navigationController: $0) }),
    ]
    for child in makers.filter({ $0.0 == season }).map({ $0.1(navigationController) }) {
      // defect: child-never-removed SpringCoordinator | on every plan one more
      // defect: child-never-removed AutumnCoordinator | on every plan one more
      childCoordinators.append(child)
      child.start()
    }
  }

  func finish() {
    parentCoordinator?.childDidFinish(self)
  }
}

// coordinator
final class SpringCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {}
}

// coordinator
final class AutumnCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {}
}

struct Plot {
  let number: Int
}

enum Season {
  case spring, autumn
}
