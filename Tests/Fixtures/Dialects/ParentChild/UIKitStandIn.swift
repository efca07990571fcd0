// What this app uses of UIKit, for machines without it.

class UIViewController {
  required init() {}
}

class UINavigationController: UIViewController {
  private(set) var viewControllers: [UIViewController] = []

  var topViewController: UIViewController? { viewControllers.last }

  func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult
  func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers.removeLast(popped.count)
    return popped
  }
}
