// swift-format-ignore-file
import UIKit

// coordinator
final class ProfileCoordinator: FinishingCoordinator {
  var childCoordinators: [Coordinator] = []
  // defect: strong-way-up ProfileCoordinator | the parent keeps the child and the child the parent
  var parentCoordinator: Coordinator?
  let navigationController: UINavigationController

  /// A default argument makes the child.
  // edge: ProfileCoordinator -> PhotoCoordinator | default-argument | owns
  init(navigationController: UINavigationController, photos: PhotoCoordinator = PhotoCoordinator()) {
    self.navigationController = navigationController
    childCoordinators.append(photos)
  }

  func start() {
    // screen: ProfileCoordinator -> ProfileViewController | push
    navigationController.pushViewController(ProfileViewController(coordinator: self), animated: true)
  }

  func choosePhoto() {
    childCoordinators.first?.start()
  }

  func askAboutDues() {
    let alert = UIAlertController(title: "Dues", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Pay", style: .default) { [weak self] _ in
        guard let self else { return }
        // edge: ProfileCoordinator -> DuesCoordinator | direct-init | owns
        let dues = DuesCoordinator(navigationController: self.navigationController)
        dues.parentCoordinator = self
        self.childCoordinators.append(dues)
        dues.start()
      })
    navigationController.present(alert, animated: true)
  }

  func finish() {
    parentCoordinator?.childDidFinish(self)
  }
}

// coordinator
final class PhotoCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController = UINavigationController()

  func start() {
    Task { @MainActor in
      let allowed = await PhotoAccess.ask()
      // edge: PhotoCoordinator -> CropCoordinator | direct-init | owns
      let crop = CropCoordinator(navigationController: navigationController, allowed: allowed)
      add(child: crop)
      crop.onFinish = { [weak self, weak crop] in self?.childDidFinish(crop) }
      crop.start()
    }
  }
}

// coordinator
final class CropCoordinator: Coordinator {
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  var onFinish: (() -> Void)?

  init(navigationController: UINavigationController, allowed: Bool) {
    self.navigationController = navigationController
  }

  func start() {
    // screen: CropCoordinator -> CropViewController | present
    // defect: swipe-keeps-child CropCoordinator | a sheet that can be pulled down
    navigationController.present(CropViewController(onDone: onFinish), animated: true)
  }
}

/// Takes the dues of the year.
// coordinator
final class DuesCoordinator: FinishingCoordinator {
  var childCoordinators: [Coordinator] = []
  weak var parentCoordinator: Coordinator?
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    // screen: DuesCoordinator -> DuesViewController | push
    navigationController.pushViewController(DuesViewController(coordinator: self), animated: true)
  }

  func paid() {
    // defect: resolved-never-registered SeedStore | a crash at the mark ; resolves: DuesCoordinator -> SeedStore
    _ = Shelf.shared.resolve(SeedStore.self)!
    parentCoordinator?.childDidFinish(self)
  }
}

enum PhotoAccess {
  static func ask() async -> Bool { true }
}
