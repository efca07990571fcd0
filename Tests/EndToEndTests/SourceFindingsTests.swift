import Foundation
import TestSupport
import Testing

/// `check`, `docs` and `diff` report the findings of lint, if they read source.
@Suite("Findings of source")
struct SourceFindingsTests {
  private static let source = """
    import UIKit
    protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
    final class Home: Coordinator { var children: [Coordinator] = []; func start() { Screen().home = self } }
    final class App: Coordinator { var children: [Coordinator] = []; func start() { open() }
      func open() { let home = Home(); children.append(home); home.start() }
    }

    """
  private static let mistake = "\n  func lose() { Home().start() }\n}\n"
  private static let faulty = String(source.dropLast(2)) + mistake + screen
  private static let screen = "final class Screen: UIViewController { weak var home: Home? }\n"

  private func inRepository(_ body: (Repository) throws -> Void) throws {
    try Repository.with { repository in
      try repository.write(Self.source + Self.screen, "Sources/App.swift")
      try repository.commit("clean")
      try repository.write(Self.faulty, "Sources/App.swift")
      try body(repository)
    }
  }

  @Test func checkReportsWhatLintReports() throws {
    try inRepository { repository in
      let lint = try repository.tool("lint", "Sources")
      let check = try repository.tool("check", "Sources")
      #expect(lint.output.contains("[child-never-kept]"))
      #expect(check.output == lint.output)
      #expect(check.status == 1)
    }
  }

  @Test func aDisabledRuleStaysDisabled() throws {
    try inRepository { repository in
      let text = Self.faulty.replacing(
        "\n  func lose",
        with: "\n// coordviz:disable:next child-never-kept\n  func lose"
      )
      try repository.write(text, "Sources/App.swift")
      #expect(try !repository.tool("check", "Sources").output.contains("child-never-kept"))
    }
  }

  @Test func pagesAndPicturesWithFindingsShowThem() throws {
    try inRepository { repository in
      let pages = try repository.tool("docs", "Sources", "-o", "pages")
      #expect(pages.status == 0)
      #expect(try repository.read("pages/findings.md").contains("`child-never-kept` `Sources/App.swift:7`"))
      #expect(try repository.tool("render", "Sources", "-o", "app.html").status == 0)
      #expect(try repository.read("app.html").contains("child-never-kept"))
    }
  }

  @Test func aNewFindingIsADifference() throws {
    try inRepository { repository in
      let line =
        "Home is started and nothing keeps it, so `Screen.home` becomes nil at once; keep it in a property until it is "
        + "done [child-never-kept] (Sources/App.swift:7)"
      let outcome = try repository.tool("diff", "HEAD:Sources", "Sources")
      #expect(outcome.status == 1)
      #expect(outcome.output.split(separator: "\n").filter { $0.contains("error") } == ["+ error: \(line)"])
      let comment = try repository.tool("diff", "HEAD:Sources", "Sources", "--host", "github-comment")
      #expect(comment.output.contains(line))
      _ = try repository.tool("diff", "HEAD:Sources", "Sources", "-o", "changes.html")
      #expect(try repository.read("changes.html").contains("child-never-kept"))
    }
  }

  @Test func picturesNameTheFindingsThatTheyCannotShow() throws {
    try inRepository { repository in
      let text = try repository.tool("diff", "HEAD:Sources", "Sources", "-o", "changes.mmd")
      #expect(text.words.contains("not in the picture: + error: Home is started and nothing keeps it"))
      let drawn = try repository.tool("diff", "HEAD:Sources", "Sources", "-o", "changes.svg")
      #expect(!drawn.words.contains("not in the picture"))
      #expect(try repository.read("changes.svg").contains("! child-never-kept</text>"))
    }
  }

  @Test func movedLinesAreNoDifference() throws {
    try inRepository { repository in
      try repository.commit("faulty")
      try repository.write("\n\n" + Self.faulty, "Sources/App.swift")
      #expect(try repository.tool("diff", "HEAD:Sources", "Sources").status == 0)
    }
  }

  @Test func aStoredSnapshotIsComparedWithoutThem() throws {
    try inRepository { repository in
      let scan = try repository.tool("scan", "Sources", "-o", "app.json")
      #expect(scan.status == 0)
      #expect(try !repository.read("app.json").contains("child-never-kept"))
      #expect(try repository.tool("diff", "app.json", "Sources").status == 0)
    }
  }
}
