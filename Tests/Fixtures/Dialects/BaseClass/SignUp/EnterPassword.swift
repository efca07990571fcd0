protocol EnterPasswordDependency: Dependency {}

protocol EnterPasswordListener: AnyObject {
  func didEnterPassword()
}

protocol EnterPasswordContainable: Containable {
  func coordinator(listener: EnterPasswordListener) -> ViewableCoordinating
}

final class EnterPasswordContainer: Container<EnterPasswordDependency>, EnterPasswordContainable {
  func coordinator(listener: EnterPasswordListener) -> ViewableCoordinating {
    let viewController = EnterPasswordViewController()
    let coordinator = EnterPasswordCoordinator(viewControllerable: viewController)
    viewController.onDone = { [weak coordinator] in coordinator?.listener?.didEnterPassword() }
    coordinator.listener = listener
    return coordinator
  }
}

protocol EnterPasswordPresentable {}

final class EnterPasswordCoordinator: ViewableCoordinator<EnterPasswordPresentable> {
  weak var listener: EnterPasswordListener?
}

final class EnterPasswordViewController: UIViewController, ViewControllerable, EnterPasswordPresentable {
  var onDone: (() -> Void)?
}
