import UIKit

@MainActor
protocol ComposeFlow: AnyObject {
  var childCoordinators: [any ComposeFlow] { get set }
}

extension ComposeFlow {
  func removeChild(_ child: any ComposeFlow) {
    childCoordinators = childCoordinators.filter { $0 !== child }
  }
}

/// A sheet that has a stack of its own, with the screen on it.
final class InboxCoordinator: ComposeFlow {
  var childCoordinators: [any ComposeFlow] = []
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func compose() {
    let draft = DraftCoordinator()
    draft.parentCoordinator = self
    childCoordinators.append(draft)
    let screen = DraftViewController()
    screen.coordinator = draft
    navigation.present(UINavigationController(rootViewController: screen), animated: true)
  }
}

final class DraftCoordinator: ComposeFlow {
  var childCoordinators: [any ComposeFlow] = []
  weak var parentCoordinator: (any ComposeFlow)?
  var sent = false
  func send() { sent = true }
}

final class DraftViewController: UIViewController {
  weak var coordinator: DraftCoordinator?
  func tapSend() { coordinator?.send() }
}
