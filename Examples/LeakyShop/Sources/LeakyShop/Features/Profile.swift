import CoordinatorCore

final class ProfileCoordinator: ShopCoordinator {
  var profileScreen: ProfileScreen?
}

final class ProfileScreen: PlatformScreen, ViewControllerable {
  var coordinator: ProfileCoordinator?
  weak var mendedCoordinator: ProfileCoordinator?
}

extension AppCoordinator {
  /// The profile's coordinator keeps its screen, and the screen tells it what the user does.
  func showProfile() {
    let (profile, screen) = (ProfileCoordinator(), ProfileScreen())
    attach(profile)
    profile.profileScreen = screen
    if isMended {
      screen.mendedCoordinator = profile
    } else {
      screen.coordinator = profile
    }
    window.pushViewController(screen, animated: false)
  }
}
