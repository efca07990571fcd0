// expect: AppCoordinator -> SheetCoordinator
// expect: SheetCoordinator up AppCoordinator
// expect: SheetCoordinator shows SheetVC present
// with the base protocol

import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
class Presenting: Coordinator {
  var childCoordinators: [Coordinator] = []
  var presented: Presenting? { didSet { presented?.presenter = self } }
  weak var presenter: Presenting?
  let navigation = UINavigationController()
  func start() {}
}
final class AppCoordinator: Presenting {
  override func start() { let s = SheetCoordinator(); presented = s; s.start() }
}
final class SheetCoordinator: Presenting {
  override func start() { presenter?.navigation.present(SheetVC(), animated: true) }
}
final class SheetVC: UIViewController {}
