// What this app uses of UIKit, for machines without it.

class UIViewController {
  init() {}
}

class UINavigationController: UIViewController {
  var viewControllers: [UIViewController] = []

  var topViewController: UIViewController? { viewControllers.last }

  func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult
  func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }

  @discardableResult
  func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers.removeLast(popped.count)
    return popped
  }
}
