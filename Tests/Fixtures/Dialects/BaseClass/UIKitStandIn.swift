// What this app uses of UIKit, for machines without it.

enum UIModalPresentationStyle {
  case automatic, fullScreen, overFullScreen
}

class UIViewController {
  private(set) var presentedViewController: UIViewController?
  private(set) weak var presentingViewController: UIViewController?
  var modalPresentationStyle = UIModalPresentationStyle.automatic

  init() {}

  func present(_ viewController: UIViewController, animated: Bool) {
    presentedViewController = viewController
    viewController.presentingViewController = self
  }

  func dismiss(animated: Bool) {
    guard presentedViewController == nil else {
      presentedViewController = nil
      return
    }
    presentingViewController?.dismiss(animated: animated)
  }
}

class UINavigationController: UIViewController {
  private(set) var viewControllers: [UIViewController] = []

  var topViewController: UIViewController? { viewControllers.last }

  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult
  func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }
}
