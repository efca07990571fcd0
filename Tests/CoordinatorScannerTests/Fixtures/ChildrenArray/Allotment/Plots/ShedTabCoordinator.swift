// swift-format-ignore-file
import Combine
import UIKit

/// The three tabs of the garden.
// coordinator ; role: ShedTabCoordinator tabContainer
final class ShedTabCoordinator: NSObject, FinishingCoordinator {
  enum Tab: CaseIterable {
    case plots, harvest, swap
  }

  var childCoordinators: [Coordinator] = []
  weak var parentCoordinator: Coordinator?
  var navigationController: UINavigationController
  private var tabs: UITabBarController
  private var subscriptions: Set<AnyCancellable> = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    self.tabs = UITabBarController()
  }

  func start() {
    tabs.viewControllers = Tab.allCases.map { makeTab($0) }
    // screen: ShedTabCoordinator -> UITabBarController | root
    navigationController.setViewControllers([tabs], animated: false)
    ReminderBus.shared.due
      .sink { [weak self] _ in
        guard let self else { return }
        // edge: ShedTabCoordinator -> WateringCoordinator | direct-init | creates-only (started, never appended)
        // Nothing keeps it, and nobody needs it: it only shows one screen.
        let watering = WateringCoordinator(navigationController: self.navigationController)
        watering.start()
      }
      .store(in: &subscriptions)
  }

  func show() {
    tabs.selectedIndex = 0
  }

  private func makeTab(_ tab: Tab) -> UINavigationController {
    let navigation = UINavigationController()
    var child: any Coordinator
    switch tab {
    case .plots:
      // edge: ShedTabCoordinator -> PlotListCoordiantor | direct-init | owns ; role: PlotListCoordiantor tab
      let plots = PlotListCoordiantor(navigationController: navigation)
      plots.parentCoordinator = self
      child = plots
    case .harvest:
      // edge: ShedTabCoordinator -> HarvestCoordinator | direct-init | owns ; role: HarvestCoordinator tab
      child = HarvestCoordinator(navigationController: navigation)
    case .swap:
      // edge: ShedTabCoordinator -> SwapCoordinator | direct-init | owns ; role: SwapCoordinator tab
      child = SwapCoordinator(navigationController: navigation)
    }
    childCoordinators.append(child)
    child.start()
    return navigation
  }
}

// coordinator
final class WateringCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    // screen: WateringCoordinator -> WateringViewController | present
    navigationController.present(WateringViewController(), animated: true)
  }
}

final class ReminderBus {
  static let shared = ReminderBus()
  let due = PassthroughSubject<Void, Never>()
}
