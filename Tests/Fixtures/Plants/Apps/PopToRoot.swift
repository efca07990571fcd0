import UIKit

@MainActor
class ShelfBase {
  var childCoordinators: [ShelfBase] = []
  weak var parentCoordinator: ShelfBase?

  func addChild(_ child: ShelfBase) {
    child.parentCoordinator = self
    childCoordinators.append(child)
  }

  func removeChild(_ child: ShelfBase) {
    childCoordinators.removeAll { $0 === child }
  }
}

/// Two screens are on the stack when it is emptied: the lower one never disappears, as it is covered.
final class ShelfCoordinator: ShelfBase {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func openBook() {
    let book = BookCoordinator(navigation: navigation)
    addChild(book)
    book.start()
  }
}

final class BookCoordinator: ShelfBase {
  let navigation: UINavigationController
  var pages = 0
  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    let screen = BookViewController()
    screen.coordinator = self
    navigation.pushViewController(screen, animated: true)
  }

  func openPage() {
    pages += 1
    navigation.pushViewController(UIViewController(), animated: true)
  }
}

final class BookViewController: UIViewController {
  weak var coordinator: BookCoordinator?
  func tapPage() { coordinator?.openPage() }
}
