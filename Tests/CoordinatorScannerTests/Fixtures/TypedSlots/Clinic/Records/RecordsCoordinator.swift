// swift-format-ignore-file
import UIKit

// coordinator
final class RecordsCoordinator: Coordinating {
  let root: UIViewController
  var onClose: (() -> Void)?
  private var photoCoordinator: PhotoCoordinator?

  init(of patient: Patient) {
    let screen = RecordsViewController()
    // screen: RecordsCoordinator -> RecordsViewController | root
    root = UINavigationController(rootViewController: screen)
    screen.onClose = { [weak self] in self?.onClose?() }
    screen.onPhoto = { [unowned self] in
      // edge: RecordsCoordinator -> PhotoCoordinator | direct-init | owns
      let photo = PhotoCoordinator()
      self.photoCoordinator = photo
      // defect: child-started-twice PhotoCoordinator | begun here, and once more below
      photo.begin(from: self.root)
      self.photoCoordinator?.begin(from: self.root)
      photo.onClose = { [weak self] in self?.photoCoordinator = nil }
    }
  }
}

// coordinator
final class PhotoCoordinator: Coordinating {
  let root: UIViewController = PhotoViewController()
  var onClose: (() -> Void)?

  func begin(from screen: UIViewController) {
    // screen: PhotoCoordinator -> PhotoViewController | present
    // defect: swipe-keeps-child PhotoCoordinator | a sheet that can be pulled down
    screen.present(root, animated: true)
  }
}

// coordinator
final class HelpCoordinator: Coordinating {
  let root: UIViewController
  var onClose: (() -> Void)?

  init(topic: Topic) {
    // screen: HelpCoordinator -> HelpViewController | root
    root = HelpViewController()
  }
}

// coordinator
final class BillingCoordinator: Coordinating {
  let root: UIViewController = BillingViewController()

  init(patient: Patient) {}

  func begin(from screen: UIViewController) {
    // screen: BillingCoordinator -> BillingViewController | present
    screen.present(root, animated: true)
  }
}

/// Picks among photos and films. A service with a coordinator's name.
// look-alike: a service
final class MediaPickingCoordinator {
  func pick() async -> [URL] { [] }
}
