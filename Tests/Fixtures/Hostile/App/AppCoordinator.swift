protocol Coordinator: AnyObject { var childCoordinators: [Coordinator] { get set }; func start() }

final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() {
    let home = HomeCoordinator()
    childCoordinators.append(home)
    home.start()
  }
}
