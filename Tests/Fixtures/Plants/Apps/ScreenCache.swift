import UIKit

@MainActor
class BoardBase {
  var children: [BoardBase] = []
}

/// Screens are used again. Each has its first coordinator, strongly.
final class BoardsCoordinator: BoardBase {
  let navigation: UINavigationController
  private var screens: [String: BoardViewController] = [:]
  init(navigation: UINavigationController) { self.navigation = navigation }

  func open(_ name: String) {
    let board = BoardCoordinator()
    children.append(board)
    let screen = screens[name] ?? BoardViewController()
    screen.coordinator = board
    screens[name] = screen
    navigation.pushViewController(screen, animated: true)
  }

  func close() {
    navigation.popViewController(animated: true)
    children.removeLast()
  }
}

final class BoardCoordinator: BoardBase {
  private(set) var pins = 0
  func pin() { pins += 1 }
}

final class BoardViewController: UIViewController {
  var coordinator: BoardCoordinator?
  func tap() { coordinator?.pin() }
}
