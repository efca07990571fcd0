import CoordinatorCore

#if canImport(UIKit)
  import UIKit
#endif

// MARK: - EnterEmail
protocol EnterEmailDependency: Dependency {}

protocol EnterEmailContainable: Containable {
  func coordinator(listener: EnterEmailListener) -> ViewableCoordinating
}

protocol EnterEmailListener: Listener {
  func didEnter(email: String)
  func didTapBackButtonAtEnterEmail()
}

final class EnterEmailContainer: Container<EnterEmailDependency>, EnterEmailContainable {
  func coordinator(listener: EnterEmailListener) -> ViewableCoordinating {
    let coordinator = EnterEmailCoordinator(viewControllerable: EnterEmailViewController())
    coordinator.listener = listener
    return coordinator
  }
}

final class EnterEmailViewController: UIViewController, ViewControllerable {}

final class EnterEmailCoordinator: ViewableCoordinator<EnterEmailViewController> {
  weak var listener: EnterEmailListener?
}

// MARK: - EnterId
protocol EnterIdDependency: Dependency {}

protocol EnterIdContainable: Containable {
  func coordinator(listener: EnterIdListener) -> ViewableCoordinating
}

protocol EnterIdListener: Listener {
  func didEnter(id: String)
}

final class EnterIdContainer: Container<EnterIdDependency>, EnterIdContainable {
  func coordinator(listener: EnterIdListener) -> ViewableCoordinating {
    let coordinator = EnterIdCoordinator(viewControllerable: EnterIdViewController())
    coordinator.listener = listener
    return coordinator
  }
}

final class EnterIdViewController: UIViewController, ViewControllerable {}

final class EnterIdCoordinator: ViewableCoordinator<EnterIdViewController> {
  weak var listener: EnterIdListener?
}

// MARK: - EnterPassword
protocol EnterPasswordDependency: Dependency {}

protocol EnterPasswordContainable: Containable {
  func coordinator(listener: EnterPasswordListener) -> ViewableCoordinating
}

protocol EnterPasswordListener: Listener {
  func didEnter(password: String)
}

final class EnterPasswordContainer: Container<EnterPasswordDependency>, EnterPasswordContainable {
  func coordinator(listener: EnterPasswordListener) -> ViewableCoordinating {
    let coordinator = EnterPasswordCoordinator(viewControllerable: EnterPasswordViewController())
    coordinator.listener = listener
    return coordinator
  }
}

final class EnterPasswordViewController: UIViewController, ViewControllerable {}

final class EnterPasswordCoordinator: ViewableCoordinator<EnterPasswordViewController> {
  weak var listener: EnterPasswordListener?
}
