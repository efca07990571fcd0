import UIKit

@MainActor
class TabsBase {
  var childCoordinators: [TabsBase] = []
  func addChild(_ child: TabsBase) { childCoordinators.append(child) }
  func removeChild(_ child: TabsBase) { childCoordinators.removeAll { $0 === child } }
}

/// A tab goes when the user turns it off.
final class TabsCoordinator: TabsBase {
  let tabs = UITabBarController()

  func showNews() {
    let news = NewsCoordinator()
    addChild(news)
    let screen = NewsViewController()
    screen.coordinator = news
    tabs.setViewControllers([UIViewController(), screen], animated: false)
    tabs.selectedIndex = 1
  }

  func hideNews() {
    tabs.setViewControllers([UIViewController()], animated: false)
  }
}

final class NewsCoordinator: TabsBase {
  var read = 0
  func open() { read += 1 }
}

final class NewsViewController: UIViewController {
  weak var coordinator: NewsCoordinator?
  func tap() { coordinator?.open() }
}
