/// Coordinators that know their first screen, and report to a delegate.
enum RootScreenTemplates {
  static let all = [
    FileTemplate(.shared(type: "Coordinator"), "Coordinator.swift", sharedRootScreen),
    FileTemplate(
      .feature,
      "«Name»Destination.swift",
      """
      /// Where «Name» leads to.
      enum «Name»Destination {
        /// The first screen.
        case root
      }
      """
    ),
    FileTemplate(
      .feature,
      "«Name»Coordinator.swift",
      """
      import UIKit

      /// What «Name» reports to the coordinator that opened it.
      @preconcurrency @MainActor
      protocol «Name»CoordinatorDelegate: AnyObject {
        func didFinish«Name»(_ coordinator: «Name»Coordinator)
      }

      /// Shows «Name», and decides what comes next.
      final class «Name»Coordinator: Coordinator {
        var rootVC: UIViewController?
        var childCoordinators: [Coordinator] = []
        var navigationController: UINavigationController
        weak var delegate: «Name»CoordinatorDelegate?

        init(navigationController: UINavigationController) {
          self.navigationController = navigationController
        }

        func start() {
          let viewController = «Name»ViewController()
          viewController.coordinator = self
          rootVC = viewController
          navigationController.pushViewController(viewController, animated: true)
        }

        func push(destination: «Name»Destination) {
          switch destination {
          case .root:
            if let rootVC { navigationController.popToViewController(rootVC, animated: true) }
          }
        }

        /// Reports that the screen is gone.
        func finish() {
          delegate?.didFinish«Name»(self)
        }
      }
      """
    ),
    FileTemplate(.feature, "«Name»ViewController.swift", ParentChildTemplates.screen),
    FileTemplate(
      .parent,
      "«ParentType»+«Name».swift",
      ParentChildTemplates.parentExtension(adopting: ": «Name»CoordinatorDelegate", setting: "delegate")
    ),
    FileTemplate(.test, "«Name»CoordinatorTests.swift", ParentChildTemplates.navigationTest),
  ]

  private static let sharedRootScreen = """
    import UIKit

    /// Decides which screen comes next. Screens do not know each other.
    @MainActor
    protocol Coordinator: AnyObject {
      var childCoordinators: [Coordinator] { get set }
      var navigationController: UINavigationController { get set }
      var rootVC: UIViewController? { get }

      func start()
    }
    """
}
