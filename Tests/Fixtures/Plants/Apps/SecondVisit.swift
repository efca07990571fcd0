import UIKit

@MainActor
class SearchBase {
  var childCoordinators: [SearchBase] = []
  func addChild(_ child: SearchBase) { childCoordinators.append(child) }
  func removeChild(_ child: SearchBase) {
    if let index = childCoordinators.firstIndex(where: { $0 === child }) { childCoordinators.remove(at: index) }
  }
}

/// The same coordinator is used again, and attached each time it is shown.
final class FindCoordinator: SearchBase {
  let navigation: UINavigationController
  private(set) var search: SearchCoordinator?
  init(navigation: UINavigationController) { self.navigation = navigation }

  func showSearch() {
    let search = search ?? SearchCoordinator()
    self.search = search
    addChild(search)
    search.show(on: navigation)
  }

  func closeSearch() {
    guard let search else { return }
    navigation.popViewController(animated: true)
    removeChild(search)
    self.search = nil
  }
}

final class SearchCoordinator: SearchBase {
  private(set) var shown = 0

  func show(on navigation: UINavigationController) {
    shown += 1
    guard !(navigation.topViewController is SearchViewController) else { return }
    let screen = SearchViewController()
    screen.coordinator = self
    navigation.pushViewController(screen, animated: true)
  }
}

final class SearchViewController: UIViewController {
  weak var coordinator: SearchCoordinator?
}
