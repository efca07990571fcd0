/// Coordinators that resolve use cases from a shared container.
enum DIContainerTemplates {
  static let all = [
    FileTemplate(.shared(type: "Coordinator"), "Coordinator.swift", sharedCoordinator),
    FileTemplate(.shared(type: "DIContainer"), "DIContainer.swift", sharedContainer),
    FileTemplate(
      .feature,
      "«Name»Interface.swift",
      """
      /// What the screen of «Name» reports to its coordinator.
      @preconcurrency @MainActor
      protocol «Name»ViewControllerDelegate: AnyObject {
        func didClose«Name»()
      }

      /// What «Name» can do. Register it where the app starts:
      /// `DIContainer.shared.register(«Name»UseCase.self) { Default«Name»UseCase() }`
      protocol «Name»UseCase {}

      final class Default«Name»UseCase: «Name»UseCase {}
      """
    ),
    FileTemplate(.feature, "«Name»Coordinator.swift", coordinatorOfContainer),
    FileTemplate(
      .feature,
      "«Name»ViewController.swift",
      """
      import UIKit

      final class «Name»ViewModel {
        private let useCase: «Name»UseCase

        init(useCase: «Name»UseCase) {
          self.useCase = useCase
        }
      }

      final class «Name»ViewController: UIViewController {
        weak var coordinator: «Name»ViewControllerDelegate?
        private let viewModel: «Name»ViewModel

        init(viewModel: «Name»ViewModel) {
          self.viewModel = viewModel
          super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func didMove(toParent parent: UIViewController?) {
          super.didMove(toParent: parent)
          // The user may also swipe back.
          if parent == nil { coordinator?.didClose«Name»() }
        }
      }
      """
    ),
    FileTemplate(
      .parent,
      "«ParentType»+«Name».swift",
      """
      import UIKit

      extension «ParentType» {
        /// Opens «Name». When its screen is gone, it calls `childDidFinish`.
        func show«Name»() {
          let coordinator = «Name»Coordinator(navigationController: navigationController)
          coordinator.parentCoordinator = self
          childCoordinators.append(coordinator)
          coordinator.start()
        }
      }
      """
    ),
    FileTemplate(
      .test,
      "«Name»CoordinatorTests.swift",
      """
      import UIKit
      import XCTest

      @testable import «Module»

      final class «Name»CoordinatorTests: XCTestCase {
        @MainActor
        func testStartShowsTheScreen() {
          DIContainer.shared.register(«Name»UseCase.self) { Default«Name»UseCase() }
          let navigationController = UINavigationController()
          let coordinator = «Name»Coordinator(navigationController: navigationController)
          coordinator.start()
          XCTAssertTrue(navigationController.viewControllers.last is «Name»ViewController)
        }
      }
      """
    ),
  ]

  private static let coordinatorOfContainer = """
    import UIKit

    /// Shows «Name», and decides what comes next.
    final class «Name»Coordinator: Coordinator {
      var childCoordinators: [Coordinator] = []
      weak var parentCoordinator: Coordinator?
      let navigationController: UINavigationController

      init(navigationController: UINavigationController) {
        self.navigationController = navigationController
      }

      func start() {
        guard let useCase = DIContainer.shared.resolve(«Name»UseCase.self) else {
          return assertionFailure("«Name»UseCase is not registered")
        }
        let viewController = «Name»ViewController(viewModel: «Name»ViewModel(useCase: useCase))
        viewController.coordinator = self
        navigationController.pushViewController(viewController, animated: true)
      }
    }

    extension «Name»Coordinator: «Name»ViewControllerDelegate {
      func didClose«Name»() {
        parentCoordinator?.childDidFinish(self)
      }
    }
    """

  private static let sharedCoordinator = """
    /// Decides which screen comes next. Screens do not know each other.
    @MainActor
    protocol Coordinator: AnyObject {
      var childCoordinators: [Coordinator] { get set }
      var parentCoordinator: Coordinator? { get set }

      func start()
    }

    extension Coordinator {
      /// Forgets a child that is done.
      func childDidFinish(_ child: Coordinator?) {
        childCoordinators.removeAll { $0 === child }
      }
    }
    """

  private static let sharedContainer = """
    /// Creates the objects that coordinators ask for.
    @MainActor
    final class DIContainer {
      static let shared = DIContainer()

      private var factories: [ObjectIdentifier: () -> Any] = [:]

      func register<Value>(_ type: Value.Type, _ factory: @escaping () -> Value) {
        factories[ObjectIdentifier(type)] = factory
      }

      func resolve<Value>(_ type: Value.Type) -> Value? {
        factories[ObjectIdentifier(type)]?() as? Value
      }
    }
    """
}
