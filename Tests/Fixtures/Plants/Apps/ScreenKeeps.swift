import UIKit

@MainActor
class AccountBase {
  init() {}
  var children: [AccountBase] = []
}

final class SettingsHost: AccountBase {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func openProfile() {
    let profile = ProfileCoordinator()
    children.append(profile)
    navigation.pushViewController(profile.profileScreen, animated: true)
  }

  func closeProfile() {
    navigation.popViewController(animated: true)
    children.removeAll()
  }
}

/// It keeps its screen, and the screen keeps it.
final class ProfileCoordinator: AccountBase {
  let profileScreen = ProfileViewController()
  var saved = 0

  override init() {
    super.init()
    profileScreen.coordinator = self
  }

  func save() { saved += 1 }
}

final class ProfileViewController: UIViewController {
  var coordinator: ProfileCoordinator?
  func tap() { coordinator?.save() }
}
