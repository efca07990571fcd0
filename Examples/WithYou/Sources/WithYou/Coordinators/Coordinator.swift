/// What all coordinators of this app are. The app had it before it ever met coordviz.
@MainActor
protocol Coordinator: AnyObject {
  var childCoordinators: [any Coordinator] { get set }
  var parentCoordiantor: (any Coordinator)? { get set }

  func start()
}

extension Coordinator {
  func attach(_ child: any Coordinator) {
    child.parentCoordiantor = self
    childCoordinators.append(child)
    child.start()
  }

  func childDidFinish(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
