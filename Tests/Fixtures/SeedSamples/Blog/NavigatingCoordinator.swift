import CoordinatorCore

#if canImport(UIKit)
  import UIKit
#endif

// An app whose coordinators start at a stack keeps that by a base class of its own.

protocol NavigatingCoordinating: Coordinating {
  var navigationController: UINavigationController? { get set }
  func start(at navigationController: UINavigationController?)
}

class NavigatingCoordinator: Coordinator, NavigatingCoordinating {
  var navigationController: UINavigationController?

  func start(at navigationController: UINavigationController?) {
    self.navigationController = navigationController
  }

  override func stop() {
    super.stop()
    navigationController = nil
  }
}
