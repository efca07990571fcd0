protocol FindIdDependency: Dependency {}

protocol FindIdListener: AnyObject {
  func didTapCloseAtFindId()
}

protocol FindIdContainable: Containable {
  func coordinator(listener: FindIdListener) -> ViewableCoordinating
}

final class FindIdContainer: Container<FindIdDependency>, FindIdContainable {
  func coordinator(listener: FindIdListener) -> ViewableCoordinating {
    let viewController = FindIdViewController()
    let coordinator = FindIdCoordinator(viewControllerable: viewController)
    viewController.onClose = { [weak coordinator] in coordinator?.didTapClose() }
    coordinator.listener = listener
    return coordinator
  }
}

protocol FindIdPresentable {
  var hint: String { get set }
}

final class FindIdCoordinator: ViewableCoordinator<FindIdPresentable> {
  weak var listener: FindIdListener?

  func didTapClose() {
    listener?.didTapCloseAtFindId()
  }
}

final class FindIdViewController: UIViewController, ViewControllerable, FindIdPresentable {
  var hint = ""
  var onClose: (() -> Void)?
}
