// with the base protocol
// expect: AppCoordinator -> MailCoordinator
// expect: AppCoordinator -> PaperCoordinator
// expect: MailCoordinator -> FilterCoordinator
// expect: PaperCoordinator -> FilterCoordinator
// expect: FilterCoordinator up MailCoordinator
// expect: FilterCoordinator up PaperCoordinator

// A default of a protocol makes a child for each type that conforms.

protocol SidebarDelegate: AnyObject { func showFilter() }
protocol ReaderCoordinator: Coordinator, SidebarDelegate {}
extension ReaderCoordinator {
  func showFilter() {
    let filter = FilterCoordinator(navigation: UINavigationController())
    filter.parentCoordinator = self
    childCoordinators.append(filter)
    filter.start()
  }
}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppCoordinator()
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
    app.start()
    return true
  }
}
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() {
    add(child: MailCoordinator())
    add(child: PaperCoordinator())
  }
}
protocol SidebarParent: AnyObject { var sidebarDelegate: SidebarDelegate? { get } }
final class Sidebar {
  weak var parent: SidebarParent?
  func tap() { parent?.sidebarDelegate?.showFilter() }
}
final class MailCoordinator: ReaderCoordinator {
  var childCoordinators: [Coordinator] = []
  func start() {}
}
final class PaperCoordinator: ReaderCoordinator {
  var childCoordinators: [Coordinator] = []
  func start() {}
}
final class FilterCoordinator: Coordinator {
  weak var parentCoordinator: Coordinator?
  var childCoordinators: [Coordinator] = []
  init(navigation: UINavigationController) {}
  func start() {}
}
