final class HelpCoordinator: ShopCoordinator {}

extension AppCoordinator {
  /// Help is shown, and stays.
  func getHelp() {
    let help = HelpCoordinator()
    helpCoordinator = help
    if isMended {
      attach(help)
    }
    window.pushViewController(help.makeScreen(), animated: true)
  }
}
