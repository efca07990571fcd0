// with the base protocol
// expect: AppCoordinator -> MailCoordinator
// expect: AppCoordinator -> PaperCoordinator
// expect: MailCoordinator -> FilterCoordinator
// expect: PaperCoordinator -> FilterCoordinator
// expect: FilterCoordinator up MailCoordinator
// expect: FilterCoordinator up PaperCoordinator

// A default of a protocol makes a child for each type that conforms.

protocol ReaderCoordinator: Coordinator { func showFilter() }
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
final class MailModel {
  weak var delegate: ReaderCoordinator?
  func tap() { delegate?.showFilter() }
}
final class MailCoordinator: ReaderCoordinator {
  var childCoordinators: [Coordinator] = []
  func start() { let model = MailModel(); model.delegate = self }
}
final class PaperCoordinator: ReaderCoordinator {
  var childCoordinators: [Coordinator] = []
  func start() { let model = MailModel(); model.delegate = self }
}
final class FilterCoordinator: Coordinator {
  weak var parentCoordinator: Coordinator?
  var childCoordinators: [Coordinator] = []
  init(navigation: UINavigationController) {}
  func start() {}
}
