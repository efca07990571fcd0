import Foundation
import TestSupport
import Testing

@Suite("First look")
struct FirstLookTests {
  @Test func theAppIsFoundAndShown() throws {
    let outcome = try ScannedApp.inFolder { try look(in: $0) }
    #expect(outcome.status == 0)
    #expect(outcome.output == "AppCoordinator\n└── HomeCoordinator\n")
    #expect(outcome.lines.first == "sources found here: App Home")
    #expect(outcome.lines.contains { $0.hasPrefix("  coordviz render App Home -o hierarchy.html ") })
    #expect(outcome.lines.count == 5)
  }

  @Test func theConfigurationIsFollowed() throws {
    let files = [".coordviz.yml": "version: 1\nsources: [App]\n"]
    let outcome = try ScannedApp.inFolder(with: files) { try look(in: $0) }
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == "sources from .coordviz.yml: App")
    #expect(outcome.lines.contains { $0.hasPrefix("  coordviz render -o hierarchy.html ") })
    #expect(outcome.lines.contains { $0.hasPrefix("  coordviz lint   ") })
  }

  @Test func sourceBesideNoFolderIsFound() throws {
    let outcome = try TemporaryFolder.with { folder in
      try ScannedApp.write(ScannedApp.files.values.joined(separator: "\n"), "Main.swift", in: folder)
      return try look(in: folder)
    }
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == "sources found here: .")
  }

  @Test func aFolderWithoutSwiftIsAnError() throws {
    let outcome = try TemporaryFolder.with { try look(in: $0) }
    #expect(outcome.status == 2)
    #expect(outcome.lines.count == 1)
    #expect(outcome.words.contains("no Swift sources here; name the folder of the app"))
  }

  @Test func stdinIsReadForAHyphenOnly() throws {
    let app = "version: 1\ncoordinators: {App: }\n"
    #expect(try Tool.run("-", input: app).output.hasPrefix("graph TD"))
    let outcome = try TemporaryFolder.with { try Tool.run("render", input: app, in: $0) }
    #expect(outcome.status == 2)
    #expect(outcome.words.contains("no Swift sources here"))
  }

  @Test(arguments: [
    "render --format tree --no-cache", "lint --no-cache", "docs -o pages", "check --no-cache",
    "stats --no-cache",
    "list --no-cache", "why HomeCoordinator --no-cache", "scan --no-cache",
  ])
  func everyCommandFindsTheSources(command: String) throws {
    let named = command.split(separator: " ").map(String.init)
    try ScannedApp.inFolder { folder in
      let found = try shell("\"$0\" \(command) -q </dev/null", in: folder)
      #expect(found.status == 0, "\(found.words)")
      let same = try Tool.run(named + ["App", "Home", "-q"], in: folder)
      #expect(found.output == same.output)
    }
  }

  @Test(
    .enabled(if: Terminal.isThere, "there is no script(1)"),
    arguments: ["", "render", "render -o x.svg"]
  )
  func aTerminalIsNoInput(command: String) throws {
    try ScannedApp.inFolder { folder in
      let outcome = try Terminal.command("'\(Tool.path)' \(command) 2>/dev/null", in: folder).run()
      #expect(outcome.status == 0)
      let lines = outcome.output.split(whereSeparator: \.isNewline)
      #expect(lines == (command.hasSuffix("svg") ? [] : ["AppCoordinator", "└── HomeCoordinator"]))
    }
  }

  /// Runs it without arguments and without input.
  private func look(in folder: URL) throws -> Command.Outcome {
    try shell("exec \"$0\" </dev/null", in: folder)
  }

  private func shell(_ script: String, in folder: URL) throws -> Command.Outcome {
    try Command("sh", ["-c", script, Tool.path], in: folder).run()
  }
}
