/// A line of text over the screen; the same text twice is one toast.
final class ToastCoordinator: Coordinator, Hashable {
  let rootVC: UIViewController? = nil
  var childCoordinators: [Coordinator] = []
  var navigationController = UINavigationController()
  private let text: String

  init(text: String) {
    self.text = text
  }

  func start() {}

  static func == (first: ToastCoordinator, second: ToastCoordinator) -> Bool {
    first.text == second.text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
