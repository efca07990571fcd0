import Foundation
import TestSupport
import Testing

@Suite("Drift")
struct DriftCommandTests {
  private let guide = "```mermaid\ngraph TD\nA[App] --> B[Feed]\nA --> C[Albums]\nB --> D[Post]\n```\n"
  private let source =
    "version: 1\ncoordinators:\n  App: {children: {Feed: , Ablums: {children: {Post: }}, Me: }}\n"
  private let live = "version: 1\ncoordinators:\n  App: {children: {Feed: }}\n"

  private func inFolder(_ body: (URL) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      for (name, text) in [("guide.md", guide), ("source.yml", source), ("one.yml", live)] {
        try Data(text.utf8).write(to: folder / name)
      }
      try Data(live.replacing("Feed", with: "Me").utf8).write(to: folder / "two.yml")
      try body(folder)
    }
  }

  @Test func whoAloneHasWhat() throws {
    try inFolder { folder in
      let outcome = try Tool.run("drift", "--guide", "guide.md", "--source", "source.yml", in: folder)
      #expect(outcome.status == 1)
      #expect(
        outcome.output == """
          only in the guide: Feed -> Post
          only in the code: Me
          only in the code: Ablums -> Post
          only in the code: App -> Me
          possibly renamed: Albums in the guide, Ablums elsewhere

          """
      )
    }
  }

  @Test func whatNoRunUsedIsNoDifference() throws {
    try inFolder { folder in
      let one = try Tool.run("drift", "--source", "source.yml", "--live", "one.yml", in: folder)
      #expect(one.status == 0)
      #expect(one.output == "")
    }
  }

  @Test func oneSideIsNone() throws {
    #expect(try Tool.run("drift", "--guide", "guide.md").status == 64)
  }
}
