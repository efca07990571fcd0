import CoordinatorCore

@MainActor
protocol HandCoordinator: AnyObject {
  var childCoordinators: [any HandCoordinator] { get set }
}

/// Keeps what is used again, and tells nobody.
final class HandStore {
  var postCache: [AnyObject] = []
  var observers: [() -> Void] = []
}

/// A small app with every kind of property that apps keep coordinators in.
final class HandApp: HandCoordinator {
  var childCoordinators: [any HandCoordinator] = []
  let navigation = NavigationScreen(rootViewController: PlantScreen())
  let tabs = TabScreen()
  let store = HandStore()
  var detail: HandChild?
  var posts: [Int: HandChild] = [:]
  var cachedPosts: [Int: HandChild] = [:]
  var selectedChild: HandChild?
  weak var recent: HandChild?
  lazy var search = HandChild()
  let upload = HandChild()

  func attach(_ child: HandChild) {
    child.parentCoordinator = self
    childCoordinators.append(child)
  }

  func detach(_ child: HandChild) {
    childCoordinators.removeAll { $0 === child }
  }

  /// Attaches a child and pushes its screen.
  @discardableResult
  func push() -> HandChild {
    let child = HandChild()
    attach(child)
    show(child)
    return child
  }

  func show(_ child: HandChild) {
    navigation.pushViewController(child.makeScreen(), animated: false)
  }
}

final class HandChild: HandCoordinator {
  var childCoordinators: [any HandCoordinator] = []
  weak var parentCoordinator: HandApp?
  var delegate: (any HandCoordinator)?
  var friend: HandChild?
  var onFinish: (() -> Void)?

  func makeScreen() -> HandScreen {
    let screen = HandScreen()
    screen.coordinator = self
    return screen
  }
}

final class HandScreen: UIViewController {
  weak var coordinator: HandChild?
}
