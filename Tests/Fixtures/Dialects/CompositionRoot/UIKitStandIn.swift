// What this app uses of UIKit, for machines without it.

class UIViewController {
  init() {}
}

class UINavigationController: UIViewController {
  private(set) var viewControllers: [UIViewController] = []

  var topViewController: UIViewController? { viewControllers.last }

  func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult
  func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }
}
