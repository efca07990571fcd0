import UIKit

@MainActor
class GameBase {
  var children: [GameBase] = []
}

final class ArcadeCoordinator: GameBase {
  func open() {
    let game = GameCoordinator()
    children.append(game)
    game.openLevel()
  }
  func close() { children.removeLast() }
}

/// A closure of its child refers to it: it keeps the child, and the child keeps it.
final class GameCoordinator: GameBase {
  private(set) var won = 0

  func openLevel() {
    let level = LevelCoordinator(onWin: { points in
      self.won += points
    })
    children.append(level)
  }
}

final class LevelCoordinator: GameBase {
  private let onWin: (Int) -> Void
  init(onWin: @escaping (Int) -> Void) { self.onWin = onWin }
  func win() { onWin(3) }
}
