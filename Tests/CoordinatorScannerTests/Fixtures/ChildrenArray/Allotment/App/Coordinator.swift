// swift-format-ignore-file
import UIKit

/// What every flow of the app is.
// look-alike: the base protocol
protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  var navigationController: UINavigationController { get }
  func start()
}

extension Coordinator {
  func childDidFinish(_ child: Coordinator?) {
    for (index, coordinator) in childCoordinators.enumerated() where coordinator === child {
      childCoordinators.remove(at: index)
      break
    }
  }

  func find<T: Coordinator>(_ type: T.Type) -> T? {
    childCoordinators.first { $0 is T } as? T
  }

  func add(child: Coordinator) {
    childCoordinators.append(child)
  }
}

/// A coordinator that tells its parent when it is done.
// look-alike: a protocol
protocol FinishingCoordinator: Coordinator {
  var parentCoordinator: Coordinator? { get set }
}

typealias TabCoordinator = FinishingCoordinator & TabBarItemProviding

protocol TabBarItemProviding {
  var tabBarItem: UITabBarItem { get }
}
