final class NavigationControllerable: ViewControllerable {
  let navigationController = UINavigationController()

  var uiviewController: UIViewController { navigationController }

  func setViewControllers(_ screens: [ViewControllerable]) {
    navigationController.setViewControllers(screens.map(\.uiviewController), animated: false)
  }

  func pushViewController(_ screen: ViewControllerable, animated: Bool) {
    navigationController.pushViewController(screen.uiviewController, animated: animated)
  }

  func popViewController(animated: Bool) {
    navigationController.popViewController(animated: animated)
  }
}
