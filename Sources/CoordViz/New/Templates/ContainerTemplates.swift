/// Containers that create coordinators with a listener and a presenter, as CoordinatorCore has them.
enum ContainerTemplates {
  static let all = [
    FileTemplate(
      .feature,
      "«Name»Interface.swift",
      """
      import CoordinatorCore

      /// Creates «Name» for other features.
      protocol «Name»Containable: Containable {
        func coordinator(listener: «Name»Listener) -> ViewableCoordinating
      }

      /// What «Name» reports to the coordinator that opened it.
      protocol «Name»Listener: Listener {
        func didTapBackButtonAt«Name»()
      }
      """
    ),
    FileTemplate(
      .feature,
      "«Name»Container.swift",
      """
      import CoordinatorCore

      /// What «Name» needs from the container above it.
      protocol «Name»Dependency: Dependency {}

      final class «Name»Container: Container<«Name»Dependency>, «Name»Containable {
        func coordinator(listener: «Name»Listener) -> ViewableCoordinating {
          let viewController = «Name»ViewController()
          let coordinator = «Name»Coordinator(viewControllerable: viewController)
          coordinator.listener = listener
          viewController.listener = coordinator
          return coordinator
        }
      }
      """
    ),
    FileTemplate(
      .feature,
      "«Name»Coordinator.swift",
      """
      import CoordinatorCore

      /// What «Name» tells its screen.
      protocol «Name»Presentable: Presentable {}

      /// Shows «Name», and decides what comes next.
      final class «Name»Coordinator: ViewableCoordinator<«Name»Presentable> {
        weak var listener: «Name»Listener?
      }

      extension «Name»Coordinator: «Name»ViewControllerListener {
        func didTapBackButton() {
          listener?.didTapBackButtonAt«Name»()
        }
      }
      """
    ),
    FileTemplate(
      .feature,
      "«Name»ViewController.swift",
      """
      import CoordinatorCore
      import UIKit

      /// What the screen of «Name» reports.
      protocol «Name»ViewControllerListener: Listener {
        func didTapBackButton()
      }

      final class «Name»ViewController: UIViewController, ViewControllerable, «Name»Presentable {
        weak var listener: «Name»ViewControllerListener?

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "«Name»"
        }
      }
      """
    ),
    FileTemplate(.parent, "«ParentType»+«Name».swift", containerParent),
    FileTemplate(
      .parent,
      "«ParentContainer»+«Name».swift",
      """
      import CoordinatorCore

      extension «ParentContainer»: «Name»Dependency {
        /// Creates the container of «Name», for `«ParentType».attach«Name»(_:)`.
        func make«Name»Containable() -> «Name»Containable {
          «Name»Container(dependency: self)
        }
      }
      """
    ),
    FileTemplate(.test, "«Name»CoordinatorTests.swift", containerTest),
  ]

  private static let containerParent = """
    import CoordinatorCore

    extension «ParentType»: «Name»Listener {
      /// Opens «Name».
      func attach«Name»(_ container: «Name»Containable) {
        guard !children.contains(where: { $0 is «Name»Coordinator }) else { return }
        let coordinator = container.coordinator(listener: self)
        addChild(coordinator)
        viewControllerable.pushViewController(coordinator.viewControllerable, animated: true)
      }

      /// Closes «Name».
      func detach«Name»() {
        guard let coordinator = children.first(where: { $0 is «Name»Coordinator }) else { return }
        removeChild(coordinator)
        viewControllerable.popViewController(animated: true)
      }

      func didTapBackButtonAt«Name»() {
        detach«Name»()
      }
    }
    """

  private static let containerTest = """
    import CoordinatorCore
    import XCTest

    @testable import «Module»

    final class «Name»CoordinatorTests: XCTestCase {
      @MainActor
      func testTheContainerConnectsTheScreen() {
        let container = «Name»Container(dependency: «Name»DependencyStub())
        let listener = «Name»ListenerSpy()
        let coordinator = container.coordinator(listener: listener)
        (coordinator as? «Name»Coordinator)?.didTapBackButton()
        XCTAssertEqual(listener.backs, 1)
      }
    }

    private final class «Name»DependencyStub: «Name»Dependency {}

    private final class «Name»ListenerSpy: «Name»Listener {
      var backs = 0

      func didTapBackButtonAt«Name»() {
        backs += 1
      }
    }
    """
}
