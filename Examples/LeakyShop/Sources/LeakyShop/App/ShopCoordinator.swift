import CoordinatorCore

/// What all coordinators of the shop inherit from. Two lines are for the tracker; the app would run without them.
@MainActor
class ShopCoordinator {
  var childCoordinators: [ShopCoordinator] = []
  weak var parentCoordinator: ShopCoordinator?

  func attach(_ child: ShopCoordinator, fileID: String = #fileID, line: Int = #line) {
    child.parentCoordinator = self
    childCoordinators.append(child)
    CoordinatorTracker.attached(child, to: self, fileID: fileID, line: line)
  }

  func detach(_ child: ShopCoordinator, fileID: String = #fileID, line: Int = #line) {
    childCoordinators.removeAll { $0 === child }
    CoordinatorTracker.detached(child, from: self, fileID: fileID, line: line)
  }

  /// A screen that tells this coordinator what the user does.
  func makeScreen() -> ShopScreen {
    let screen = ShopScreen()
    screen.coordinator = self
    return screen
  }
}

final class ShopScreen: PlatformScreen, ViewControllerable {
  weak var coordinator: ShopCoordinator?
}
