/// The protocol of an app that knows nothing of coordviz.
protocol AppCoordinating: AnyObject {
  var childCoordinators: [any AppCoordinating] { get set }
}

final class ViewModel {
  let title = "title"
}

/// A coordinator with nine stored properties, which keeps two of its children in slots of their own.
class FlowCoordinator: AppCoordinating {
  var childCoordinators: [any AppCoordinating] = []
  weak var parentCoordinator: (any AppCoordinating)?
  private var signUpCoordinator: (any AppCoordinating)?
  private var findIdCoordinator: FlowCoordinator?
  let viewModel = ViewModel()
  let title = "flow"
  var identifiers = [1, 2, 3]
  var isActive = true
  var onFinish: (() -> Void)?

  func keep(_ child: FlowCoordinator, at position: Int) {
    child.parentCoordinator = self
    switch position {
    case 0: signUpCoordinator = child
    case 1: findIdCoordinator = child
    default: childCoordinators.append(child)
    }
  }
}

/// A tree of `count` coordinators, each with two children in slots and up to six in a list.
func slotTree(count: Int) -> FlowCoordinator {
  let all = (0..<count).map { _ in FlowCoordinator() }
  for index in all.indices.dropFirst() { all[(index - 1) / 8].keep(all[index], at: (index - 1) % 8) }
  return all[0]
}
