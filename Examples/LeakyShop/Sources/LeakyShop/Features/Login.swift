final class LoginCoordinator: ShopCoordinator {}

extension AppCoordinator {
  /// The user logs in. The guard lets nobody in a second time.
  func logIn() {
    guard loginCoordinator == nil else { return }
    let login = LoginCoordinator()
    attach(login)
    loginCoordinator = login
    window.pushViewController(login.makeScreen(), animated: true)
    endLogIn()
  }

  private func endLogIn() {
    guard let login = loginCoordinator else { return }
    detach(login)
    window.popViewController(animated: true)
    if isMended {
      loginCoordinator = nil
    }
  }
}
