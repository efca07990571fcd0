/// Coordinators that own the path of a navigation stack.
enum SwiftUITemplates {
  static let all = [
    FileTemplate(
      .shared(type: "Coordinator"),
      "Coordinator.swift",
      """
      /// Decides which screen comes next. Screens do not know each other.
      @MainActor
      protocol Coordinator: AnyObject {
        var childCoordinators: [Coordinator] { get set }

        func start()
      }

      extension Coordinator {
        /// Forgets a child that is done.
        func childDidFinish(_ child: Coordinator) {
          childCoordinators.removeAll { $0 === child }
        }
      }
      """
    ),
    FileTemplate(
      .feature,
      "«Name»Coordinator.swift",
      """
      import SwiftUI

      /// Where «Name» leads to.
      enum «Name»Route: Hashable {
        case details
      }

      /// Shows «Name», and decides what comes next.
      final class «Name»Coordinator: Coordinator, ObservableObject {
        @Published var path: [«Name»Route] = []
        var childCoordinators: [Coordinator] = []
        weak var parentCoordinator: «ParentType»?

        func start() {
          path = []
        }

        func show(_ route: «Name»Route) {
          path.append(route)
        }

        /// Reports to the parent that the user is done here.
        func finish() {
          parentCoordinator?.«didFinish»(self)
        }
      }
      """
    ),
    FileTemplate(
      .feature,
      "«Name»View.swift",
      """
      import SwiftUI

      struct «Name»View: View {
        @ObservedObject var coordinator: «Name»Coordinator

        var body: some View {
          NavigationStack(path: $coordinator.path) {
            VStack {
              Button("Details") { coordinator.show(.details) }
              Button("Done") { coordinator.finish() }
            }
            .navigationDestination(for: «Name»Route.self) { route in
              switch route {
              case .details: Text("Details")
              }
            }
          }
        }
      }
      """
    ),
    FileTemplate(
      .parent,
      "«ParentType»+«Name».swift",
      """
      extension «ParentType» {
        /// Starts «Name». Show `«Name»View(coordinator:)` with the result.
        func make«Name»() -> «Name»Coordinator {
          let coordinator = «Name»Coordinator()
          coordinator.parentCoordinator = self
          childCoordinators.append(coordinator)
          coordinator.start()
          return coordinator
        }

        /// Forgets «Name», which is done.
        func didFinish«Name»(_ coordinator: «Name»Coordinator) {
          childCoordinators.removeAll { $0 === coordinator }
        }
      }
      """
    ),
    FileTemplate(
      .test,
      "«Name»CoordinatorTests.swift",
      """
      import XCTest

      @testable import «Module»

      final class «Name»CoordinatorTests: XCTestCase {
        @MainActor
        func testRoutesArePushed() {
          let coordinator = «Name»Coordinator()
          coordinator.start()
          coordinator.show(.details)
          XCTAssertEqual(coordinator.path, [.details])
        }
      }
      """
    ),
  ]
}
