import CoordinatorCore

/// Opens everything that the shop has. Each feature is in a file of its own, with the mistake that it makes and the mend.
final class AppCoordinator: ShopCoordinator {
  let window = PlatformNavigation()
  let analytics = Analytics()
  let isMended: Bool

  var loginCoordinator: LoginCoordinator?
  var cartCoordinator: CartCoordinator?
  var helpCoordinator: HelpCoordinator?

  init(isMended: Bool) {
    self.isMended = isMended
  }

  func start() {
    window.pushViewController(makeScreen(), animated: false)
  }

  /// The user goes back by the button or by swiping: no coordinator is asked.
  func userGoesBack() {
    window.popViewController(animated: true)
  }
}
