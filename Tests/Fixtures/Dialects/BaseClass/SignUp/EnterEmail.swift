protocol EnterEmailDependency: Dependency {}

protocol EnterEmailListener: AnyObject {
  func didEnterEmail(_ email: String)
}

protocol EnterEmailContainable: Containable {
  func coordinator(listener: EnterEmailListener) -> ViewableCoordinating
}

final class EnterEmailContainer: Container<EnterEmailDependency>, EnterEmailContainable {
  func coordinator(listener: EnterEmailListener) -> ViewableCoordinating {
    let viewController = EnterEmailViewController()
    let coordinator = EnterEmailCoordinator(viewControllerable: viewController)
    viewController.onNext = { [weak coordinator] in coordinator?.didTapNext($0) }
    coordinator.listener = listener
    return coordinator
  }
}

protocol EnterEmailPresentable {}

final class EnterEmailCoordinator: ViewableCoordinator<EnterEmailPresentable> {
  weak var listener: EnterEmailListener?

  func didTapNext(_ email: String) {
    listener?.didEnterEmail(email)
  }
}

final class EnterEmailViewController: UIViewController, ViewControllerable, EnterEmailPresentable {
  var onNext: ((String) -> Void)?
}
