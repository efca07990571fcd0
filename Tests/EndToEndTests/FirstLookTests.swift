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

  @Test func whatComesThroughAPipeIsDrawn() throws {
    let app = "version: 1\ncoordinators: {App: }\n"
    #expect(try Tool.run(input: app).output.hasPrefix("graph TD"))
  }

  /// Runs it without arguments and without input.
  private func look(in folder: URL) throws -> Command.Outcome {
    try Command("sh", ["-c", "exec \"$0\" </dev/null", Tool.path], in: folder).run()
  }
}
