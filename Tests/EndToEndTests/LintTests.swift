import Foundation
import TestSupport
import Testing

@Suite("Linting")
struct LintTests {
  private static let base = """
    import UIKit
    protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
    final class Screen: UIViewController { weak var home: Home? }
    final class Home: Coordinator { var children: [Coordinator] = []; var nav: UINavigationController?
      func start() { let s = Screen(); s.home = self; nav?.pushViewController(s, animated: true) }
    }

    """

  private func lint(_ body: String, _ arguments: String..., then: (URL) throws -> Void = { _ in }) throws
    -> Command.Outcome
  {
    try TemporaryFolder.with { folder in
      let source =
        Self.base
        + "final class App: Coordinator { var children: [Coordinator] = []; func start() {}\n\(body)\n}\n"
      try source.write(to: folder / "App.swift", atomically: true, encoding: .utf8)
      try then(folder)
      return try Tool.run(["lint", ".", "--no-cache"] + arguments, in: folder)
    }
  }

  private let dropping = "func open() { Home().start() }"
  private let piling = "@objc func open() { let c = Home(); children.append(c); c.start() }"

  @Test func anErrorIsALineOnStdoutAndTheExitCodeIs1() throws {
    let outcome = try lint(dropping)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("App.swift:8: error: Home is started and nothing keeps it"))
    #expect(outcome.output.contains("[child-never-kept]\n"))
    #expect(outcome.words.hasSuffix("0 warnings, 1 error in 1 file\n"))
  }

  @Test func warningsFailOnlyWhereTheyAreMeantTo() throws {
    #expect(try lint(piling).status == 0)
    #expect(try lint(piling).output.contains("[child-never-removed]"))
    #expect(try lint(piling, "--strict").status == 1)
    #expect(try lint(piling, "--strict", "--disable", "child-never-removed").status == 0)
  }

  @Test func nothingFoundIsSaidAndTheExitCodeIs0() throws {
    let outcome = try lint("")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.words == ".: no findings in 1 file\n")
  }

  @Test func whatABaselineKnowsIsNotToldAgainEvenWhereItsLineMoved() throws {
    try TemporaryFolder.with { folder in
      let known = (folder / "known.txt").path
      #expect(try lint(dropping, "--write-baseline", known).status == 0)
      #expect(try lint("\n\n" + dropping, "--baseline", known).status == 0)
      let both = dropping + "\n" + piling.replacing("open", with: "more")
      let outcome = try lint(both, "--baseline", known, "--strict")
      #expect(outcome.status == 1)
      #expect(!outcome.output.contains("child-never-kept"))
    }
  }

  /// Lint keeps the entries of rules that only check knows.
  @Test func aBaselineServesCheckAndLint() throws {
    try Repository.with { repository in
      let app =
        "final class App: Coordinator { var children: [Coordinator] = []; func start() {}\n\(dropping)\n}\n"
      try repository.write(Self.base + app, "Sources/App.swift")
      let rule = "forbidden:\n  - {name: no-home, from: App, to: Home}\n"
      try repository.write("version: 1\nsources: [Sources]\n\(rule)", ".coordviz.yml")
      #expect(try repository.tool("check", "--write-baseline", "known.txt", "--no-cache").status == 0)
      let known = try repository.read("known.txt")
      #expect(known.contains("child-never-kept") && known.contains("no-home"), "\(known)")
      for command in ["check", "lint"] {
        let outcome = try repository.tool(command, "--baseline", "known.txt", "--strict", "--no-cache")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.words.contains("0 new, ") && outcome.words.contains(", 0 gone"), "\(outcome.words)")
        _ = try repository.tool(command, "--write-baseline", "known.txt", "--no-cache")
        let lines = try repository.read("known.txt").split(separator: "\n")
        #expect(lines.sorted() == known.split(separator: "\n").sorted())
      }
    }
  }

  @Test func aRuleThatLintDoesNotCheckIsNoSuccess() throws {
    let outcome = try lint(dropping, "--rules", "two-parents")
    #expect(outcome.status == 64)
    #expect(outcome.words.contains("This command does not check 'two-parents'. Use coordviz check."))
  }

  @Test func formatIsAnotherNameOfReporter() throws {
    #expect(try lint(dropping, "--format", "json").output == lint(dropping, "--reporter", "json").output)
  }

  @Test func anAdviceIsShownOnce() throws {
    let output = try lint(dropping + "\n" + dropping.replacing("open", with: "more")).output
    #expect(output.split(separator: "\n").count == 3)
  }

  @Test(arguments: ["xcode", "github-actions-logging", "json", "sarif", "markdown"])
  func everyReporterTellsOfIt(_ reporter: String) throws {
    let outcome = try lint(dropping, "--reporter", reporter)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("child-never-kept"))
    #expect(outcome.output.contains("App.swift"))
  }

  @Test func aCommentLeavesAFindingOut() throws {
    #expect(
      try lint("// coordviz:disable:next child-never-kept the system keeps it\n" + dropping).status == 0
    )
  }

  @Test func whatCannotBeReadEndsWith2AndWhatIsNotMeantWith64() throws {
    #expect(try Tool.run("lint", "/nowhere").status == 2)
    #expect(try TemporaryFolder.with { try Tool.run("lint", in: $0).status } == 2)
    #expect(try Tool.run("lint", "-").status == 64)
    #expect(try lint("", "--rules", "no-such-rule").status == 64)
  }
}
