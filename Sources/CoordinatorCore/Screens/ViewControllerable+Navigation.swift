/// Each of these methods uses this screen if it is a navigation stack, or else the stack that contains it.
/// Without a stack, nothing happens.
extension ViewControllerable {
  /// Puts a screen on top of the stack.
  public func pushViewController(_ viewControllerable: any ViewControllerable, animated: Bool = true) {
    navigation?.pushViewController(viewControllerable.uiviewController, animated: animated)
  }

  /// Takes the top screen off the stack, unless it is the only one.
  public func popViewController(animated: Bool = true) {
    _ = navigation?.popViewController(animated: animated)
  }

  /// Takes all screens off the stack but the first.
  public func popToRoot(animated: Bool = true) {
    _ = navigation?.popToRootViewController(animated: animated)
  }

  /// Pops all screens above the given one. Does nothing if that one is not on the stack.
  public func popTo(_ viewControllerable: any ViewControllerable, animated: Bool = true) {
    let target = viewControllerable.uiviewController
    // UIKit would end the program.
    guard let navigation, navigation.viewControllers.contains(where: { $0 === target }) else { return }
    _ = navigation.popToViewController(target, animated: animated)
  }

  /// Replaces the whole stack.
  public func setViewControllers(_ viewControllerables: [any ViewControllerable], animated: Bool = true) {
    navigation?.setViewControllers(viewControllerables.map(\.uiviewController), animated: animated)
  }

  private var navigation: PlatformNavigation? {
    uiviewController as? PlatformNavigation ?? uiviewController.navigationController
  }
}
