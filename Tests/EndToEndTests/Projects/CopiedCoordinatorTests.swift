import Foundation
import TestSupport
import Testing

/// `coordviz new coordinator` in an app that has coordinators.
@Suite("Copies of coordinators")
struct CopiedCoordinatorTests {
  @Test(arguments: ["plain", "delegate", "sender", "screen", "factory", "property"])
  func aCopyCompilesAndAScanFindsItBelowItsParent(name: String) throws {
    let compiler = try SwiftCompiler(using: [SharedModules.withUIKit.get()])
    defer { compiler.removeFolder() }
    let app = try #require(CopiedApp.all[name])
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

  @Test("A project that lists its files one by one does not have the new ones", arguments: [true, false])
  func whatXcodeDoesNotHaveIsSaid(isSynchronized: Bool) throws {
    try Repository.with { repository in
      try CopiedApp().write(to: repository)
      let project = """
        {objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T); };
          T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (\(isSynchronized ? "S" : "")); };
          G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
          S = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
        }; rootObject = P; }
        """
      try repository.write(project, "App.xcodeproj/project.pbxproj")
      let outcome = try repository.tool("new", "coordinator", "Chat", "--parent", "App", "--no-cache")
      #expect(outcome.status == 0, "\(outcome.words)")
      let files = "ChatCoordinator.swift, ChatCoordinator+Push.swift"
      let line = "next: add \(files) to a target of App.xcodeproj in Xcode"
      #expect(outcome.lines.contains(line) == !isSynchronized, "\(outcome.words)")
    }
  }

  @Test func theChangeOfTheParentIsShownBefore() throws {
    try Repository.with { repository in
      try CopiedApp().write(to: repository)
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
      CopiedApp(
        opening:
          "  override func start() {\n    super.start()\n    children.append(ProfileCoordinator(stack))\n  }"
      )
    ),
    (
      "does not create it by its name",
      CopiedApp(
        opening: "  func showProfile() { children.append(makeFlow(stack)) }",
        others:
          "func makeFlow(_ stack: UINavigationController) -> ProfileCoordinator { ProfileCoordinator(stack) }"
      )
    ),
    (
      "which uses 'current', and that takes only ProfileCoordinator",
      CopiedApp(
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
  private func whatWouldNotCompileIsRefusedWithAReason(words: String, app: CopiedApp) throws {
    try Repository.with { repository in
      try app.write(to: repository)
      let outcome = try repository.tool("new", "coordinator", "Chat", "--parent", "App", "--no-cache")
      #expect(outcome.status == 2)
      #expect(outcome.words.contains(words), "\(outcome.words)")
      #expect(FileManager.default.fileExists(atPath: (repository.folder / "Sources/Chat").path) == false)
    }
  }

  @Test(arguments: ["Chat", "DefaultChatCoordinator"])
  func aSharedBeginningStays(name: String) throws {
    try Repository.with { repository in
      try CopiedApp.withCases.write(to: repository)
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

  /// The parent of the example is the next step.
  @Test func aParentThatOpensNoneIsRefusedWithAnExample() throws {
    try Repository.with { repository in
      try CopiedApp().write(to: repository)
      let outcome = try repository.tool("new", "coordinator", "Chat", "--parent", "Profile", "--no-cache")
      #expect(outcome.status == 2)
      let example =
        "leave --parent out, which copies ProfileCoordinator, and open the copy as AppCoordinator opens that (Sources/AppCoordinator.swift:1"
      #expect(outcome.words.contains(example), "\(outcome.words)")
      #expect(try repository.tool("new", "coordinator", "Chat", "--no-cache").status == 0)
    }
  }

  @Test func onlyEnumsThatTheCodeNamesAreListed() throws {
    try Repository.with { repository in
      var app = CopiedApp.withCases
      app.coordinator = app.coordinator.replacing(
        "type = FlowKind.profile",
        with: "type: FlowKind = .profile"
      )
      try app.write(to: repository)
      let outcome = try repository.tool("new", "coordinator", "Chat", "--parent", "App", "--no-cache")
      #expect(outcome.words.contains("uses .profile of FlowKind"), "\(outcome.words)")
      #expect(!outcome.words.contains("Endpoint"), "\(outcome.words)")
    }
  }

  /// A protocol of the app asks for it.
  @Test func aMethodWithTheNameOfTheParentsStays() throws {
    try Repository.with { repository in
      var app = CopiedApp()
      app.coordinator = app.coordinator.replacing(
        "func start() {",
        with: "func showProfile() {}\n  func start() {"
      )
      try app.write(to: repository)
      let outcome = try repository.tool("new", "coordinator", "Chat", "--parent", "App", "--no-cache")
      #expect(outcome.lines.contains("changed Sources/AppCoordinator.swift"), "\(outcome.words)")
      #expect(try repository.read("Sources/Chat/ChatCoordinator.swift").contains("func showProfile() {}"))
      #expect(try repository.read("Sources/AppCoordinator.swift").contains("func showChat() {"))
    }
  }

  @Test func theSiblingWithTheLeastCodeIsCopied() throws {
    try Repository.with { repository in
      var app = CopiedApp.withScreen
      app.screen += (0..<30).map { "\nextension ProfileViewController { func part\($0)() {} }" }.joined()
      app.opening += "\n\n  func showHelp() { children.append(HelpCoordinator()) }"
      try app.write(to: repository)
      let lines = (0..<10).map { "  func step\($0)() {}\n" }.joined()
      let help =
        "final class HelpCoordinator: Flow {\n  var children: [Flow] = []\n  func start() {}\n\(lines)}\n"
      try repository.write(help, "Sources/HelpCoordinator.swift")
      let outcome = try repository.tool("new", "coordinator", "Chat", "--parent", "App", "--no-cache")
      #expect(outcome.lines.first == "a copy of HelpCoordinator", "\(outcome.words)")
    }
  }

  @Test func aCoordinatorThatOpensNoneIsCopiedFirst() throws {
    try Repository.with { repository in
      try CopiedApp.withTabs.write(to: repository)
      try repository.write(CopiedApp.tabs, "Sources/Tabs.swift")
      let outcome = try repository.tool("new", "coordinator", "Chat", "--parent", "App", "--no-cache")
      #expect(outcome.lines.first == "a copy of ProfileCoordinator", "\(outcome.words)")
    }
  }
}
