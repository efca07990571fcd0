final class SearchCoordinator: ShopCoordinator {}

extension AppCoordinator {
  /// The user taps twice on the magnifying glass.
  func search() {
    let search = SearchCoordinator()
    attach(search)
    if !isMended || !childCoordinators.contains(where: { $0 === search }) {
      attach(search)
    }
    window.pushViewController(search.makeScreen(), animated: true)
  }
}
