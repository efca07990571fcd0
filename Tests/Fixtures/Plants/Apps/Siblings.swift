import UIKit

@MainActor
class DeckBase {
  var children: [DeckBase] = []
}

final class DeckCoordinator: DeckBase {
  func open() {
    let (left, right) = (LeftCoordinator(), RightCoordinator())
    left.right = right
    right.left = left
    children = [left, right]
  }
  func close() { children = [] }
}

/// Two coordinators side by side that refer to each other.
final class LeftCoordinator: DeckBase {
  var right: RightCoordinator?
  var turned = 0
}

final class RightCoordinator: DeckBase {
  var left: LeftCoordinator?
  func turn() { left?.turned += 1 }
}
