import Testing

/// Coordinators that do not start, but give the controller in which they are seen; and others that bases do not tell.
@Suite("Coordinators that give their controller")
struct RootGivingTests {
  private func scan(_ source: String) -> Scanned {
    Scanned(
      "import UIKit\n" + source + """

        final class DeskViewController: UIViewController {}
        final class ShelfCoordinator { let navigationController = UINavigationController(); func start() {} }
        final class MainCoordinator {
          let tabs = UITabBarController()
          private let desk = DeskCoordinator()
          func start() { tabs.viewControllers = [desk.makeRoot()] }
        }
        """
    )
  }

  @Test(
    "A method that gives one, and something to navigate with, make a coordinator",
    arguments: [
      "let navigationController = UINavigationController(rootViewController: DeskViewController()); func makeRoot() -> UIViewController { navigationController }",
      "weak var root: UIViewController?; var child: ShelfCoordinator?; func makeRoot() -> UINavigationController { UINavigationController(rootViewController: DeskViewController()) }; func open() { child = ShelfCoordinator() }",
    ]
  )
  func givesRoot(_ members: String) {
    let scanned = scan("final class DeskCoordinator { \(members) }")
    #expect(scanned.edges.contains("MainCoordinator holds DeskCoordinator"))
    #expect(scanned.shown == ["DeskCoordinator DeskViewController tab"])
  }

  @Test(
    "Without one of both it is none",
    arguments: [
      "func makeRoot() -> UIViewController { DeskViewController() }",
      "weak var root: UIViewController?; func makeRoot() -> UIViewController { DeskViewController() }",
      "let navigationController = UINavigationController(); func top() -> UIViewController? { navigationController.topViewController }",
      "let navigationController = UINavigationController(); func page(_ now: Int) -> UIViewController { DeskViewController() }",
      "let navigationController = UINavigationController(); func count() -> Int { 0 }",
      "let navigationController = UINavigationController(); static func makeRoot() -> UIViewController { DeskViewController() }",
    ]
  )
  func isNone(_ members: String) {
    #expect(
      scan("final class DeskCoordinator { \(members) }").coordinators == [
        "MainCoordinator", "ShelfCoordinator",
      ]
    )
  }

  @Test("A struct that starts may be one")
  func structs() {
    let scanned = Scanned(
      """
      import UIKit
      struct PaymentCoordinator {
        let navigationController: UINavigationController
        func start() { navigationController.pushViewController(DeskViewController(), animated: true) }
      }
      struct RouteCoordinator { let navigationController: UINavigationController; let count = 0 }
      struct ThemeCoordinator { let window: UIWindow; func start() { window.tintColor = .red } }
      final class DeskViewController: UIViewController {}
      final class MainCoordinator {
        let navigationController = UINavigationController()
        func start() { PaymentCoordinator(navigationController: navigationController).start() }
      }
      """
    )
    #expect(scanned.edges == ["MainCoordinator creates PaymentCoordinator"])
    #expect(scanned.shown == ["PaymentCoordinator DeskViewController push"])
  }

  @Test(
    "What the system calls coordinators is no slot for one",
    arguments: ["NSPersistentStoreCoordinator", "NSFileCoordinator"]
  )
  func stores(_ type: String) {
    let scanned = Scanned(
      "import CoreData\nfinal class DataCoordinator { let storeCoordinator: \(type); func start() {} }"
    )
    #expect(scanned.coordinators == [])
  }

  @Test("Coordinators in a tuple are kept as others are")
  func tuples() {
    let scanned = Scanned(
      """
      import SwiftUI
      final class MainCoordinator: ObservableObject {
        let flows: (desk: DeskCoordinator, shelf: ShelfCoordinator)
        init() { flows = (DeskCoordinator(), ShelfCoordinator()) }
      }
      final class DeskCoordinator: ObservableObject { @Published var path = NavigationPath() }
      final class ShelfCoordinator: ObservableObject { @Published var path = NavigationPath() }
      """
    )
    #expect(
      scanned.edges == ["MainCoordinator holds DeskCoordinator", "MainCoordinator holds ShelfCoordinator"]
    )
  }
}
