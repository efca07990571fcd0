/// A child that leads through steps, a screen each.
class FlowCoordinator<Step>: Coordinator {
  var childCoordinators: [Coordinator] = []
  var navigationController: UINavigationController
  private var taken: [Step] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {}

  /// Made by each flow.
  func screen(for step: Step) -> UIViewController { UIViewController() }

  final func go(to step: Step) {
    taken.append(step)
    navigationController.pushViewController(screen(for: step), animated: true)
  }
}
