final class SettingsCoordinator: ShopCoordinator {
  var delegate: ShopCoordinator?
  weak var mendedDelegate: ShopCoordinator?
}

extension AppCoordinator {
  /// Settings tell the shop what has changed.
  func changeSettings() {
    let settings = SettingsCoordinator()
    attach(settings)
    if isMended {
      settings.mendedDelegate = self
    } else {
      settings.delegate = self
    }
  }
}
