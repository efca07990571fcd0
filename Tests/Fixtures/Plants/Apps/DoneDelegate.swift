import UIKit

@MainActor
protocol CameraCoordinatorDelegate: AnyObject {
  func cameraDidFinish(_ camera: CameraCoordinator)
}

@MainActor
protocol AlbumFlow: AnyObject {
  var childCoordinators: [any AlbumFlow] { get set }
}

final class AlbumCoordinator: AlbumFlow, CameraCoordinatorDelegate {
  var childCoordinators: [any AlbumFlow] = []
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func openCamera() {
    let camera = CameraCoordinator()
    camera.delegate = self
    childCoordinators.append(camera)
    let screen = CameraViewController()
    screen.coordinator = camera
    navigation.pushViewController(screen, animated: true)
  }

  func cameraDidFinish(_ camera: CameraCoordinator) {
    childCoordinators.removeAll { $0 === camera }
  }
}

final class CameraCoordinator: AlbumFlow {
  var childCoordinators: [any AlbumFlow] = []
  weak var delegate: (any CameraCoordinatorDelegate)?
  var photos = 0
  func take() { photos += 1 }
  func done() { delegate?.cameraDidFinish(self) }
}

final class CameraViewController: UIViewController {
  weak var coordinator: CameraCoordinator?
  func tap() { coordinator?.take() }
  func tapDone() {
    coordinator?.done()
    navigationController?.popViewController(animated: true)
  }
}
