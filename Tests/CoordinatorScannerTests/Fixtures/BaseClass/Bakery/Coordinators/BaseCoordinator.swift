// swift-format-ignore-file
// look-alike: a protocol
protocol Coordinator: AnyObject {
  func start()
  func start(with link: DeepLink?)
}

enum DeepLink {
  case order(String)
  case shop
}

/// Keeps its children alive, one of each object.
// look-alike: the base class, never made by itself
class BaseCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []

  func start() {}

  func start(with link: DeepLink?) {
    start()
  }

  func addDependency(_ coordinator: Coordinator) {
    guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
    childCoordinators.append(coordinator)
  }

  func removeDependency(_ coordinator: Coordinator?) {
    guard let coordinator, !childCoordinators.isEmpty else { return }
    if let coordinator = coordinator as? BaseCoordinator, !coordinator.childCoordinators.isEmpty {
      coordinator.childCoordinators
        .filter { $0 !== coordinator }
        .forEach { coordinator.removeDependency($0) }
    }
    childCoordinators.removeAll { $0 === coordinator }
  }
}

/// What tells that a flow has ended.
// look-alike: a protocol
protocol WelcomeOutput: AnyObject {
  var finishFlow: (() -> Void)? { get set }
}

// look-alike: a protocol
protocol OrderOutput: AnyObject {
  var finishFlow: ((Order?) -> Void)? { get set }
}

struct Order {
  let id: String
}
