import Foundation
import TestSupport
import Testing

@Suite("Linting with fixes")
struct LintFixTests {
  private static let source = """
    import UIKit
    protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
    final class App: Coordinator {
      var children: [Coordinator] = []
      let list = List()
      func start() { list.onTap = { self.open() } }
      func open() { let home = Home(); home.parent = self; children.append(home); home.start() }
      func finish(_ child: Coordinator) { children.removeAll { $0 === child } }
    }
    final class List: UIViewController { var onTap: (() -> Void)? }
    final class Home: Coordinator {
      var children: [Coordinator] = []
      var parent: App?
      func start() {}
      @objc func close() { parent?.finish(self) }
    }

    """

  private static let fixed = source.replacing("{ self.open() }", with: "{ [weak self] in self?.open() }")
    .replacing("var parent", with: "weak var parent")

  private func inFolder(_ work: (URL) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      try Self.source.write(to: folder / "App.swift", atomically: true, encoding: .utf8)
      try work(folder)
    }
  }

  private func lint(_ folder: URL, _ arguments: String...) throws -> Command.Outcome {
    try Tool.run(["lint", ".", "--no-cache"] + arguments, in: folder)
  }

  private func text(_ folder: URL) throws -> String {
    try String(contentsOf: folder / "App.swift", encoding: .utf8)
  }

  @Test func whatOneEditMendsIsMended() throws {
    try inFolder { (folder: URL) throws in
      #expect(try lint(folder).status == 1)
      let outcome = try lint(folder, "--fix")
      #expect(outcome.status == 0)
      #expect(outcome.output == "")
      #expect(outcome.words.contains("fixed 2 findings in 1 file\n"))
      #expect(try text(folder) == Self.fixed)
    }
  }

  @Test func onlySelectedRulesAreMended() throws {
    try inFolder { (folder: URL) throws in
      #expect(try lint(folder, "--fix", "--disable", "strong-way-up").status == 0)
      #expect(try text(folder) == Self.fixed.replacing("weak var parent", with: "var parent"))
    }
  }

  @Test func whatABaselineKnowsStays() throws {
    try inFolder { (folder: URL) throws in
      #expect(try lint(folder, "--write-baseline", "known.txt").status == 0)
      #expect(try lint(folder, "--fix", "--baseline", "known.txt").status == 0)
      #expect(try text(folder) == Self.source)
    }
  }

  @Test func aDryRunPrintsAPatchThatGitApplies() throws {
    try inFolder { (folder: URL) throws in
      let patch = try lint(folder, "--fix", "--dry-run")
      #expect(patch.status == 0)
      #expect(try text(folder) == Self.source)
      let file = folder / "fix.patch"
      try patch.output.write(to: file, atomically: true, encoding: .utf8)
      var git = Command("/usr/bin/env", ["git", "apply", "fix.patch"])
      git.folder = folder
      #expect(try git.run().status == 0)
      #expect(try text(folder) == Self.fixed)
    }
  }

  @Test func anEditThatMendsNothingIsTakenBack() throws {
    // Both closures of the subscription capture the object, so a weak one is not enough.
    let source = Self.source.replacing(
      "list.onTap = { self.open() }",
      with: "list.onTap = { self.open() }; list.onTap = { self.start() }"
    )
    try inFolder { (folder: URL) throws in
      try source.write(to: folder / "App.swift", atomically: true, encoding: .utf8)
      _ = try lint(folder, "--fix", "--rules", "retain-cycle")
      #expect(try text(folder) == source)
    }
  }

  @Test func aDryRunNeedsAFix() throws {
    try inFolder { (folder: URL) throws in #expect(try lint(folder, "--dry-run").status == 64) }
  }
}
