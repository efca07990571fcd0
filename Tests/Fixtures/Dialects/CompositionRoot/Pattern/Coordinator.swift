protocol Coordinating: AnyObject {
  var navigationController: UINavigationController? { get set }
  var children: [Coordinating] { get }

  func start(at navigationController: UINavigationController?)
  func stop()
  func addChild(_ coordinator: Coordinating)
  func removeChild(_ coordinator: Coordinating)
}

class Coordinator: Coordinating {
  var navigationController: UINavigationController?
  final private(set) var children: [Coordinating] = []

  init() {}

  func start(at navigationController: UINavigationController?) {
    self.navigationController = navigationController
  }

  func stop() {
    navigationController = nil
  }

  final func addChild(_ coordinator: Coordinating) {
    guard !children.contains(where: { $0 === coordinator }) else { return }
    children.append(coordinator)
  }

  final func removeChild(_ coordinator: Coordinating) {
    children.removeAll { $0 === coordinator }
  }

  deinit {
    stop()
  }
}
