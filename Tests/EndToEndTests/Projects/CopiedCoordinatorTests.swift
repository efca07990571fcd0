import Foundation
import TestSupport
import Testing

/// `coordviz new coordinator` in an app that has coordinators.
@Suite("Copies of coordinators")
struct CopiedCoordinatorTests {
  /// An app in which a parent opens Profile, in several ways.
  private struct App {
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

  /// The parent is told, and the protocol takes no coordinator.
  private static let withDelegate = App(
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
  private static let withSender = App(
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
  private static let withScreen = App(
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
    opening: App().opening.replacing("ProfileCoordinator(stack)", with: "ProfileCoordinator()")
  )

  /// A factory behind a protocol makes it, so both get one more method.
  private static let withFactory = App(
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
  private static let withProperty = App(
    opening: """
        private var profileCoordinator: ProfileCoordinator?

        func showProfile() {
          profileCoordinator = ProfileCoordinator(stack)
          profileCoordinator?.start()
        }
      """
  )

  private static let apps = [
    "plain": App(), "delegate": withDelegate, "sender": withSender, "screen": withScreen,
    "factory": withFactory, "property": withProperty,
  ]

  @Test(arguments: ["plain", "delegate", "sender", "screen", "factory", "property"])
  func aCopyCompilesAndAScanFindsItBelowItsParent(name: String) throws {
    let compiler = try SwiftCompiler(using: [SharedModules.withUIKit.get()])
    defer { compiler.removeFolder() }
    let app = try #require(Self.apps[name])
    try Repository.with { repository in
      try app.write(to: repository)
      let outcome = try repository.tool("new", "coordinator", "Chat", "--parent", "App", "--no-cache")
      #expect(outcome.status == 0, "\(outcome.words)")
      #expect(outcome.lines.first == "a copy of ProfileCoordinator")
      #expect(outcome.lines.contains("changed Sources/AppCoordinator.swift"))
      #expect(outcome.lines.contains("next: call showChat where AppCoordinator should open Chat"))
      let edits = outcome.lines.contains(
        "next: edit ChatCoordinator, ChatViewController: they have all that Profile has"
      )
      #expect(edits == (name == "screen"))
      let made = try repository.read("Sources/Chat/ChatCoordinator.swift")
      #expect(made.hasPrefix("import UIKit\n") && made.contains("class ChatCoordinator: Flow"))
      let files = try FileManager.default.subpathsOfDirectory(atPath: repository.folder.path)
        .filter { $0.hasSuffix(".swift") }
      #expect(files.contains("Sources/Chat/ChatViewController.swift") == (name == "screen"))
      let words = try compiler.makeModule(
        "App",
        from: files.sorted().map { (repository.folder / $0).path },
        languageMode: 5
      )
      if !words.isEmpty { Issue.record("the compiler says:\n\(words)") }
      let list = try repository.tool("list", "Sources", "--no-cache").output
      #expect(list.contains("ChatCoordinator  under AppCoordinator  "), "\(list)")
    }
  }

  @Test func theChangeOfTheParentIsShownBefore() throws {
    try Repository.with { repository in
      try App().write(to: repository)
      let before = try repository.read("Sources/AppCoordinator.swift")
      let shown = try repository.tool(
        "new",
        "coordinator",
        "Chat",
        "--parent",
        "App",
        "--dry-run",
        "--no-cache"
      )
      #expect(
        shown.output.contains(
          "+  private func showChat() {\n+    let chat = ChatCoordinator(stack)\n+    children.append(chat)\n"
        )
      )
      #expect(try repository.read("Sources/AppCoordinator.swift") == before)
    }
  }

  @Test(arguments: [
    (
      "opens it in 'start', which cannot be there twice",
      App(
        opening:
          "  override func start() {\n    super.start()\n    children.append(ProfileCoordinator(stack))\n  }"
      )
    ),
    (
      "does not create it by its name",
      App(
        opening: "  func showProfile() { children.append(makeFlow(stack)) }",
        others:
          "func makeFlow(_ stack: UINavigationController) -> ProfileCoordinator { ProfileCoordinator(stack) }"
      )
    ),
    (
      "which uses 'current', and that takes only ProfileCoordinator",
      App(
        opening: """
            var current: ProfileCoordinator?

            func showProfile() {
              let profile = ProfileCoordinator(stack)
              current = profile
              children.append(profile)
            }
          """
      )
    ),
  ])
  private func whatWouldNotCompileIsRefusedWithAReason(words: String, app: App) throws {
    try Repository.with { repository in
      try app.write(to: repository)
      let outcome = try repository.tool("new", "coordinator", "Chat", "--parent", "App", "--no-cache")
      #expect(outcome.status == 2)
      #expect(outcome.words.contains(words), "\(outcome.words)")
      #expect(FileManager.default.fileExists(atPath: (repository.folder / "Sources/Chat").path) == false)
    }
  }

  /// The names of an app's coordinators have a common beginning, and one of its enums has a case for each.
  private static let withCases = App(
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

  @Test(arguments: ["Chat", "DefaultChatCoordinator"])
  func aSharedBeginningStays(name: String) throws {
    try Repository.with { repository in
      try Self.withCases.write(to: repository)
      let outcome = try repository.tool("new", "coordinator", name, "--parent", "App", "--no-cache")
      #expect(outcome.status == 0, "\(outcome.words)")
      #expect(outcome.lines.contains("next: call showChatFlow where AppCoordinator should open Chat"))
      let place = "Sources/AppCoordinator.swift:18"
      #expect(
        outcome.lines.contains(
          "next: the copy uses .profile of FlowKind (\(place)); add a case .chat, and use it"
        ),
        "\(outcome.words)"
      )
      let parent = try repository.read("Sources/AppCoordinator.swift")
      #expect(parent.contains("let chatFlow = DefaultChatCoordinator(stack)\n    children.append(chatFlow)"))
    }
  }
}
