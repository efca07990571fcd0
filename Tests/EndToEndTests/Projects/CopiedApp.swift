import TestSupport

/// An app in which a parent opens Profile, in several ways.
struct CopiedApp {
  var coordinator = """
    final class ProfileCoordinator: Flow {
      var children: [Flow] = []
      private let stack: UINavigationController

      init(_ stack: UINavigationController) { self.stack = stack }

      func start() { push(stack) }
    }
    """
  var more = """
    extension ProfileCoordinator {
      func push(_ stack: UINavigationController) {
        stack.pushViewController(ProfileViewController(), animated: true)
      }
    }
    """
  var screen = "final class ProfileViewController: UIViewController {}"
  var opening = """
      private func showProfile() {
        let profile = ProfileCoordinator(stack)
        children.append(profile)
        profile.start()
      }
    """
  var others = ""

  func write(to repository: Repository) throws {
    let base =
      "@MainActor protocol Flow: AnyObject {\n  var children: [Flow] { get set }\n  func start()\n}\n"
    let parent = """
      import UIKit

      final class AppCoordinator: Flow {
        var children: [Flow] = []
        private let stack = UINavigationController()

        func start() { showProfile() }

      \(opening)
      }

      \(others)
      """
    for (name, text) in [
      ("Base.swift", base), ("AppCoordinator.swift", parent),
      (
        "Profile/ProfileCoordinator.swift",
        "//  ProfileCoordinator.swift\n\nimport UIKit\n\n\(coordinator)\n"
      ),
      ("Profile/ProfileViewController.swift", "import UIKit\n\n\(screen)\n"),
      ("Profile/ProfileCoordinator+Push.swift", "import UIKit\n\n\(more)\n"),
    ] {
      try repository.write(text, "Sources/\(name)")
    }
  }
}

extension CopiedApp {
  /// The parent is told, and the protocol takes no coordinator.
  static let withDelegate = CopiedApp(
    coordinator: """
      @MainActor protocol ProfileCoordinatorDelegate: AnyObject {
        func profileDidFinish()
      }

      final class ProfileCoordinator: Flow {
        var children: [Flow] = []
        weak var delegate: ProfileCoordinatorDelegate?

        func start() { delegate?.profileDidFinish() }
      }
      """,
    opening: """
        func showProfile() {
          let profile = ProfileCoordinator()
          profile.delegate = self
          children.append(profile)
        }
      """,
    others: "extension AppCoordinator: ProfileCoordinatorDelegate {\n  func profileDidFinish() {}\n}\n"
  )

  /// The protocol takes the coordinator, so the parent needs one more method.
  static let withSender = CopiedApp(
    coordinator: """
      @MainActor protocol ProfileCoordinatorDelegate: AnyObject {
        func didFinish(_ coordinator: ProfileCoordinator)
      }

      final class ProfileCoordinator: Flow {
        var children: [Flow] = []
        weak var delegate: ProfileCoordinatorDelegate?

        func start() { delegate?.didFinish(self) }
      }
      """,
    opening: withDelegate.opening,
    others: """
      extension AppCoordinator: ProfileCoordinatorDelegate {
        func didFinish(_ coordinator: ProfileCoordinator) { children.removeAll { $0 === coordinator } }
      }
      """
  )

  /// The screen takes the coordinator, so it is copied, too.
  static let withScreen = CopiedApp(
    coordinator: """
      final class ProfileCoordinator: Flow {
        var children: [Flow] = []

        func start() {
          let screen = ProfileViewController()
          screen.coordinator = self
        }
      }
      """,
    screen: """
      final class ProfileViewController: UIViewController {
        weak var coordinator: ProfileCoordinator?
      }
      """,
    opening: CopiedApp().opening.replacing("ProfileCoordinator(stack)", with: "ProfileCoordinator()")
  )

  /// A factory behind a protocol makes it, so both get one more method.
  static let withFactory = CopiedApp(
    opening: """
        let factory: FlowFactory = Factory()

        func showProfile() {
          let profile = factory.makeProfileFlow(stack)
          children.append(profile)
        }
      """,
    others: """
      @MainActor protocol FlowFactory {
        func makeProfileFlow(_ stack: UINavigationController) -> Flow
      }

      final class Factory: FlowFactory {
        func makeProfileFlow(_ stack: UINavigationController) -> Flow { ProfileCoordinator(stack) }
      }
      """
  )

  /// The parent has a property for it.
  static let withProperty = CopiedApp(
    opening: """
        private var profileCoordinator: ProfileCoordinator?

        func showProfile() {
          profileCoordinator = ProfileCoordinator(stack)
          profileCoordinator?.start()
        }
      """
  )

  static let all = [
    "plain": CopiedApp(), "delegate": withDelegate, "sender": withSender, "screen": withScreen,
    "factory": withFactory, "property": withProperty,
  ]

  /// The names of an app's coordinators have a common beginning, and one of its enums has a case for each.
  static let withCases = CopiedApp(
    coordinator: """
      final class DefaultProfileCoordinator: Flow {
        var children: [Flow] = []
        let type = FlowKind.profile
        private let stack: UINavigationController

        init(_ stack: UINavigationController) { self.stack = stack }

        func start() {}
      }
      """,
    more: "",
    opening: """
        func showProfileFlow() {
          let profileFlow = DefaultProfileCoordinator(stack)
          children.append(profileFlow)
          profileFlow.start()
        }
      """,
    others: """
      enum FlowKind {
        case home
        case profile
      }
      enum Endpoint {
        case profile
      }

      final class DefaultMapCoordinator: Flow {
        var children: [Flow] = []
        func start() {}
      }
      final class DefaultHomeCoordinator: Flow {
        var children: [Flow] = []
        func start() { children.append(DefaultMapCoordinator()) }
      }
      """
  )

  /// The parent opens a leaf, and a shorter one that opens another.
  static let withTabs = CopiedApp(
    opening: """
        func showProfile() { children.append(ProfileCoordinator(stack)) }

        func showTabs() { children.append(TabsCoordinator()) }
      """,
    others: """
      final class MapCoordinator: Flow {
        var children: [Flow] = []
        func start() {}
      }
      """
  )

  static let tabs =
    "final class TabsCoordinator: Flow {\n  var children: [Flow] = []\n  func start() { children.append(MapCoordinator()) }\n}\n"
}
