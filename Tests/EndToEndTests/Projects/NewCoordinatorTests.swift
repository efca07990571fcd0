import Foundation
import TestSupport
import Testing

@Suite("New coordinators")
struct NewCoordinatorTests {
  static let styles = ["container", "parent-child", "di-container", "root-screen", "swiftui"]

  /// A project with a coordinator and a child that the command wrote.
  private func inProject(_ style: String, _ body: (Repository) throws -> Void) throws {
    try Repository.with { repository in
      let app = try repository.tool("new", "coordinator", "App", "--style", style, "-o", "Sources/App/App")
      #expect(app.status == 0, "\(app.words)")
      try repository.write("", "Tests/AppTests/Empty.swift")
      let words = [
        "new", "coordinator", "HomeCoordinator", "--parent", "App", "--style", style, "--no-cache",
      ]
      let home = try Tool.run(words, in: repository.folder)
      #expect(home.status == 0, "\(home.words)")
      try body(repository)
    }
  }

  @Test(arguments: styles)
  func aScanFindsTheNewNodeUnderItsParent(style: String) throws {
    try inProject(style) { repository in
      let list = try repository.tool("list", "Sources", "--no-cache")
      let home = list.output.split(separator: "\n").first { $0.hasPrefix("HomeCoordinator") }
      #expect(home?.contains("  under AppCoordinator  ") == true, "\(list.output)")
      let lint = try repository.tool("check", "Sources", "--no-cache", "--strict")
      #expect(!lint.output.contains("Home"), "\(lint.output)")
    }
  }

  @Test(arguments: styles)
  func theFilesCompileInBothLanguageModes(style: String) throws {
    let standIns =
      try [SharedModules.withUIKit.get()] + (style == "swiftui" ? [SharedModules.swiftUI.get()] : [])
    let compiler = try SwiftCompiler(using: standIns)
    defer { compiler.removeFolder() }
    try inProject(style) { repository in
      let app = try files(below: repository.folder / "Sources")
      let tests = try files(below: repository.folder / "Tests")
      #expect(tests.contains { $0.hasSuffix("/HomeCoordinatorTests.swift") })
      for languageMode in [5, 6] {
        expectSilence(try compiler.makeModule("App", from: app, languageMode: languageMode))
        expectSilence(try compiler.check("AppTests", tests, options: ["-swift-version", "\(languageMode)"]))
      }
    }
  }

  private func files(below folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { (folder / $0).path }
  }

  private func expectSilence(_ words: String, location: Testing.SourceLocation = #_sourceLocation) {
    if !words.isEmpty { Issue.record("the compiler says:\n\(words)", sourceLocation: location) }
  }

  @Test("A style that the app does not have would not compile, so nothing is written", arguments: styles)
  func aStyleThatTheAppDoesNotHaveIsRefused(style: String) throws {
    try Repository.with { repository in
      let sources = projectFolder / "Examples/WithYou/Sources"
      try FileManager.default.copyItem(at: sources, to: repository.folder / "Sources")
      let words = ["new", "coordinator", "Chat", "--parent", "Home", "--style", style, "--no-cache"]
      let outcome = try Tool.run(words, in: repository.folder)
      #expect(outcome.status == 2)
      #expect(
        outcome.words.contains("so the files would not compile"),
        "\(outcome.words)"
      )
      #expect(try files(below: repository.folder / "Sources").allSatisfy { !$0.contains("Chat") })
    }
  }

  @Test("A type that the files share is the app's, if it is the same", arguments: styles)
  func anotherSharedTypeIsRefused(style: String) throws {
    try Repository.with { repository in
      try repository.write("protocol Coordinator: AnyObject {\n  func begin()\n}\n", "Sources/Base.swift")
      let words = ["new", "coordinator", "App", "--style", style, "--no-cache"]
      let outcome = try Tool.run(words, in: repository.folder)
      // A container brings its types with it.
      #expect(outcome.status == (style == "container" ? 0 : 2), "\(outcome.words)")
      if style != "container" { #expect(outcome.words.contains("the app declares another Coordinator")) }
    }
  }

  @Test func anExistingFileIsNeverChanged() throws {
    try Repository.with { repository in
      try repository.write("mine", "Home/HomeViewController.swift")
      let arguments = ["new", "coordinator", "Home", "--style", "parent-child", "-o", "Home"]
      let outcome = try Tool.run(arguments, in: repository.folder)
      #expect(outcome.status == 2)
      #expect(outcome.words.contains("error: Home/HomeViewController.swift: the file exists already"))
      #expect(try repository.read("Home/HomeViewController.swift") == "mine")
      #expect(try files(below: repository.folder).count == 1)
      // A broken link is a file, too.
      let link = (repository.folder / "Link/HomeCoordinator.swift").path
      try FileManager.default.createDirectory(
        atPath: (repository.folder / "Link").path,
        withIntermediateDirectories: true
      )
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
      let linked = try repository.tool("new", "coordinator", "Home", "--style", "parent-child", "-o", "Link")
      #expect(linked.status == 2)
    }
  }

  @Test(arguments: [
    (
      ["coordinator", "Home"], 2,
      "there is no coordinator to copy; add --style with one of container, parent-child"
    ),
    (["coordinator", "a b", "--style", "swiftui"], 64, "'a b' is no name of a type"),
    (["coordinator", "home"], 64, "'home' is no name of a type. Use a capital"),
    (["coordinator", "../x", "--style", "swiftui"], 64, "is no name of a type"),
    (["coordinator", "Home", "--style", "swiftu"], 64, "swiftui"),
    (
      ["coordinator", "Home", "--style", "swiftui", "--parent", "App"], 2, "the sources have no coordinators"
    ),
    (["xcode-templates", "T", "--style", "swiftui"], 64, "xcode-templates writes all styles"),
    (["screen", "Home"], 64, "coordinator"),
  ])
  func whatIsWrongIsSaid(arguments: [String], status: Int32, words: String) throws {
    try Repository.with { repository in
      let outcome = try Tool.run(["new"] + arguments, in: repository.folder)
      #expect(outcome.status == status)
      #expect(outcome.words.contains(words), "\(outcome.words)")
      #expect(try files(below: repository.folder) == [])
    }
  }

  @Test func anUnknownParentGetsASuggestion() throws {
    try inProject("parent-child") { repository in
      let outcome = try repository.tool("new", "coordinator", "Chat", "--parent", "Hme", "--no-cache")
      #expect(outcome.status == 2)
      #expect(outcome.words.contains("did you mean 'HomeCoordinator'?"), "\(outcome.words)")
      #expect(!outcome.words.contains("only:"), "\(outcome.words)")
    }
  }

  @Test func templatesForXcodeAreTheSameFiles() throws {
    try inProject("parent-child") { repository in
      let outcome = try repository.tool("new", "xcode-templates", "Templates")
      #expect(outcome.status == 0)
      let folder = repository.folder / "Templates/Coordinator with Parent.xctemplate"
      let name = "___VARIABLE_productName:identifier___"
      for file in try files(below: folder) {
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
        let parent = "___VARIABLE_parent:identifier___"
        let filled = text.replacing(name, with: "Home").replacing(parent, with: "App")
        let path = (file.split(separator: "/").last ?? "").replacing(name, with: "Home").replacing(
          parent,
          with: "App"
        )
        let own = try repository.read("Sources/App/App/Home/\(path)")
        #expect(filled == "//___FILEHEADER___\n\n" + own, "\(path)")
      }
      #expect(try files(below: folder).count == 3)
      let lists = try FileManager.default.subpathsOfDirectory(atPath: (repository.folder / "Templates").path)
      for list in lists where list.hasSuffix(".plist") {
        let data = try Data(contentsOf: repository.folder / "Templates" / list)
        #expect(throws: Never.self) { try PropertyListSerialization.propertyList(from: data, format: nil) }
      }
      #expect(try repository.tool("new", "xcode-templates", "Templates").status == 2)
    }
  }
}
