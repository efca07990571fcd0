import UIKit

@MainActor
class PhotoBase {
  var childCoordinators: [PhotoBase] = []
}

final class PhotosCoordinator: PhotoBase {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func open() {
    let photo = PhotoCoordinator(navigation: navigation)
    childCoordinators.append(photo)
    photo.start()
  }

  func close() {
    navigation.popViewController(animated: true)
    childCoordinators.removeLast()
  }
}

final class PhotoCoordinator: PhotoBase {
  private let navigation: UINavigationController
  private let screen = PhotoViewController()
  private(set) var likes = 0

  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    screen.onLike = {
      self.likes += 1
    }
    navigation.pushViewController(screen, animated: true)
  }
}

final class PhotoViewController: UIViewController {
  var onLike: (() -> Void)?
  func tap() { onLike?() }
}
