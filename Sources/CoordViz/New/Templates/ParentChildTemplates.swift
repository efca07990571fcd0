/// A list of children, and a weak reference to the parent.
enum ParentChildTemplates {
  static let all = [
    FileTemplate(.shared(type: "Coordinator"), "Coordinator.swift", sharedParentChild),
    FileTemplate(
      .feature,
      "«Name»Coordinator.swift",
      """
      import UIKit

      /// Shows «Name», and decides what comes next.
      final class «Name»Coordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        var navigationController: UINavigationController
        weak var parentCoordinator: «ParentType»?

        init(navigationController: UINavigationController) {
          self.navigationController = navigationController
        }

        func start() {
          let viewController = «Name»ViewController()
          viewController.coordinator = self
          navigationController.pushViewController(viewController, animated: true)
        }

        /// Reports to the parent that the screen is gone.
        func finish() {
          parentCoordinator?.«didFinish»(self)
        }
      }
      """
    ),
    FileTemplate(.feature, "«Name»ViewController.swift", screen),
    FileTemplate(
      .parent,
      "«ParentType»+«Name».swift",
      parentExtension(adopting: "", setting: "parentCoordinator")
    ),
    FileTemplate(.test, "«Name»CoordinatorTests.swift", navigationTest),
  ]

  private static let sharedParentChild = """
    import UIKit

    /// Decides which screen comes next. Screens do not know each other.
    @MainActor
    protocol Coordinator: AnyObject {
      var childCoordinators: [Coordinator] { get set }
      var navigationController: UINavigationController { get set }

      func start()
    }

    extension Coordinator {
      /// Forgets a child that is done.
      func childDidFinish(_ child: Coordinator) {
        childCoordinators.removeAll { $0 === child }
      }
    }
    """

  /// A screen that reports to its coordinator.
  static let screen = """
    import UIKit

    final class «Name»ViewController: UIViewController {
      weak var coordinator: «Name»Coordinator?

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "«Name»"
      }

      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        // The user may also swipe back.
        if parent == nil { coordinator?.finish() }
      }
    }
    """

  /// How a parent with a navigation controller opens the feature.
  ///
  /// - Parameters:
  ///   - protocols: What the parent adopts for it, after a colon.
  ///   - property: The property of the child that refers to the parent.
  static func parentExtension(adopting protocols: String, setting property: String) -> String {
    """
    import UIKit

    extension «ParentType»\(protocols) {
      /// Opens «Name».
      func show«Name»() {
        let coordinator = «Name»Coordinator(navigationController: navigationController)
        coordinator.\(property) = self
        childCoordinators.append(coordinator)
        coordinator.start()
      }

      /// Forgets «Name», whose screen is gone.
      func didFinish«Name»(_ coordinator: «Name»Coordinator) {
        childCoordinators.removeAll { $0 === coordinator }
      }
    }
    """
  }

  static let navigationTest = """
    import UIKit
    import XCTest

    @testable import «Module»

    final class «Name»CoordinatorTests: XCTestCase {
      @MainActor
      func testStartShowsTheScreen() {
        let navigationController = UINavigationController()
        let coordinator = «Name»Coordinator(navigationController: navigationController)
        coordinator.start()
        XCTAssertTrue(navigationController.viewControllers.last is «Name»ViewController)
      }
    }
    """
}
