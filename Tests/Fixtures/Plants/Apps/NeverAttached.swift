import UIKit

@MainActor
class InfoBase {
  var childCoordinators: [InfoBase] = []
}

/// A coordinator that nobody attaches: only its screen keeps it.
final class InfosCoordinator: InfoBase {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func openTerms() {
    let terms = TermsCoordinator()
    terms.start()
    childCoordinators.append(terms)
    navigation.pushViewController(terms.screen, animated: true)
  }

  func openInfo() {
    let info = InfoCoordinator()
    let screen = InfoViewController()
    screen.coordinator = info
    info.screen = screen
    navigation.pushViewController(screen, animated: true)
  }
}

final class TermsCoordinator: InfoBase {
  let screen = UIViewController()
  func start() {}
}

final class InfoCoordinator: InfoBase {
  weak var screen: InfoViewController?
  private(set) var read = 0
  func open() { read += 1 }
}

final class InfoViewController: UIViewController {
  var coordinator: InfoCoordinator?
  func tap() { coordinator?.open() }
}
