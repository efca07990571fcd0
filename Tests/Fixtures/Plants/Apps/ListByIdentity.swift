import UIKit

/// Its children are in a dictionary by identity.
@MainActor
final class PlayersCoordinator {
  var childCoordinators: [ObjectIdentifier: PlayerCoordinator] = [:]
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func play() {
    let player = PlayerCoordinator()
    childCoordinators[ObjectIdentifier(player)] = player
    let screen = PlayerViewController()
    screen.coordinator = player
    navigation.present(screen, animated: true)
  }

  func free(_ player: PlayerCoordinator) {
    childCoordinators[ObjectIdentifier(player)] = nil
  }
}

@MainActor
final class PlayerCoordinator {
  var songs = 0
  func next() { songs += 1 }
}

final class PlayerViewController: UIViewController {
  weak var coordinator: PlayerCoordinator?
  func tap() { coordinator?.next() }
}
