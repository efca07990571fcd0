// swift-format-ignore-file
import UIKit

/// Signs a member in.
// coordinator
final class GateCoordinator: FinishingCoordinator {
  var childCoordinators: [Coordinator] = []
  weak var parentCoordinator: Coordinator?
  var navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    // resolves: GateCoordinator -> MemberStore
    let store = Shelf.shared.resolve(MemberStore.self)!
    let screen = GateViewController(viewModel: LoginCoordinator(store: store))
    screen.coordinator = self
    // screen: GateCoordinator -> GateViewController | push
    navigationController.pushViewController(screen, animated: false)
  }

  func memberIsNew() {
    let app = parentCoordinator as! AppCoordinator
    // edge: GateCoordinator -> ProfileCoordinator | direct-init | creates-only (owner is AppCoordinator)
    let profile = ProfileCoordinator(navigationController: navigationController)
    profile.parentCoordinator = app
    // edge: AppCoordinator -> ProfileCoordinator | direct-init | owns (created by another coordinator)
    app.childCoordinators.append(profile)
    profile.start()
  }

  func memberIsKnown() {
    // no edge: GateCoordinator -> ShedTabCoordinator | asks the parent, which makes it
    (parentCoordinator as? AppCoordinator)?.showGarden()
    parentCoordinator?.childDidFinish(self)
  }
}

/// The words of the gate's screen. Not a coordinator, whatever its name says.
// look-alike: a view model
final class LoginCoordinator {
  let store: MemberStore

  init(store: MemberStore) {
    self.store = store
  }
}
