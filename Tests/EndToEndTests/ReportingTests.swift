import Foundation
import TestSupport
import Testing

@Suite("Reports on findings")
struct ReportingTests {
  /// An error, a warning and a note.
  static let faulty = """
    version: 1
    containers:
      App:
        provides: [Clock, Dead]
      LogIn:
        parent: App
        requires: [Keychain, Clock]
        provides: [Clock]
    """

  private func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    try TemporaryFolder.with { folder in
      try Self.faulty.write(to: folder / "app.yml", atomically: true, encoding: .utf8)
      return try body(folder)
    }
  }

  private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  @Test(
    "Errors fail it, and with --strict all that is told",
    arguments: [
      ([], 1), (["--disable", "required-not-provided"], 0),
      (["--disable", "required-not-provided", "--strict"], 1),
      (["--rules", "provided-not-required"], 0), (["--rules", "provided-not-required", "--strict"], 1),
      (["--rules", "cycle,two-parents", "--strict"], 0),
      (["--rules", "cycle", "--rules", "required-not-provided"], 1),
    ]
  )
  func exitCodes(arguments: [String], status: Int) throws {
    try inFolder { folder in
      let outcome = try Tool.run(["check", "app.yml"] + arguments, in: folder)
      #expect(outcome.status == status)
    }
  }

  @Test func whatWasNotLookedAtIsNotCalledClean() throws {
    let outcome = try Tool.run("check", "-", "--rules", "cycle", input: Self.faulty)
    #expect(
      outcome.words == "stdin: no findings of the selected rules in 5 nodes, 6 edges\n"
    )
  }

  @Test(
    "The reporter follows from the ending",
    arguments: [
      ("a.sarif", "\"2.1.0\""), ("a.json", "\"schemaVersion\": 1"),
      ("a.md", "**1 error, 1 warning, 1 note**"),
      ("a.txt", "error: 'LogIn'"), ("a", "error: 'LogIn'"),
    ]
  )
  func endings(name: String, sign: String) throws {
    try inFolder { folder in
      let outcome = try Tool.run("check", "app.yml", "-o", name, in: folder)
      #expect(outcome.status == 1 && outcome.output == "" && outcome.words == "wrote \(name)\n")
      #expect(try text(folder / name).contains(sign))
      #expect(try Tool.run("check", "app.yml", "-o", name, in: folder).words == "unchanged \(name)\n")
      let other = try Tool.run(
        "check",
        "app.yml",
        "-o",
        name,
        "--reporter",
        "github-actions-logging",
        in: folder
      )
      #expect(other.status == 1)
      #expect(
        try text(folder / name).hasPrefix("::error file=app.yml,line=5,title=required-not-provided::'LogIn'")
      )
    }
  }

  @Test func xcodeGetsAbsolutePathsOfWhatIsThere() throws {
    try TemporaryFolder.with { folder in
      try "".write(to: folder / "Home.swift", atomically: true, encoding: .utf8)
      let places = ["Home.swift", "App/Gone.swift"].map {
        "{\"rule\": \"cycle\", \"severity\": \"warning\", \"message\": \"m\", "
          + "\"location\": {\"file\": \"\($0)\", \"line\": 3}}"
      }
      let input = Sample.json.replacing(
        "\"findings\": []",
        with: "\"findings\": [\(places.joined(separator: ","))]"
      )
      let outcome = try Tool.run("check", "-", "--reporter", "xcode", input: input, in: folder)
      let lines = outcome.output.split(separator: "\n")
      #expect(
        lines.count == 2 && lines[0].hasPrefix("/")
          && lines[0].hasSuffix("/Home.swift:3:1: warning: m [cycle]")
      )
      #expect(lines[1] == "App/Gone.swift:3:1: warning: m [cycle]")
    }
  }

  @Test(
    "Each reader gets the path that it can open",
    arguments: [
      ("check", "plan.yml", "plan.yml"), ("check", "./plan.yml", "plan.yml"),
      ("check", "../ios/plan.yml", "plan.yml"),
      ("lint", "Sources", "Sources/App.swift"), ("check", "Sources", "Sources/App.swift"),
      ("lint", "../ios", "Sources/App.swift"),
    ]
  )
  func paths(command: String, input: String, file: String) throws {
    try Repository.with { repository in
      try repository.write(Self.faulty, "ios/plan.yml")
      // Another file of that name at the top is not meant.
      try repository.write(Self.faulty, "plan.yml")
      try repository.write(Self.leaky, "ios/Sources/App.swift")
      let top = repository.folder.resolvingSymlinksInPath().path
      let expected = [
        "text": "\(file):", "xcode": "\(top)/ios/\(file):",
        "github-actions-logging": "file=ios/\(file),line=",
        "sarif": "\"uri\": \"ios/\(file)\"", "json": "\"file\": \"ios/\(file)\"",
      ]
      for (reporter, words) in expected {
        let outcome = try repository.tool(command, input, "--reporter", reporter, "--no-cache", below: "ios")
        #expect(outcome.output.contains(words), "\(reporter): \(outcome.output)\(outcome.words)")
        if reporter == "text" { #expect(outcome.output.hasPrefix(words)) }
      }
      let above = try repository.tool(command, "ios/" + input, "--no-cache")
      if !input.hasPrefix("..") { #expect(above.output.hasPrefix("ios/\(file):"), "\(above.output)") }
    }
  }

  /// A child that keeps its parent.
  private static let leaky = """
    protocol Coordinator: AnyObject { var childCoordinators: [Coordinator] { get set }; func start() }
    final class AppCoordinator: Coordinator {
      var childCoordinators: [Coordinator] = []
      func start() {
        let child = ChildCoordinator()
        child.parent = self
        childCoordinators.append(child)
        child.start()
      }
    }
    final class ChildCoordinator: Coordinator {
      var childCoordinators: [Coordinator] = []
      var parent: AppCoordinator?
      func start() {}
    }
    """

  @Test func aBaselineHidesWhatIsKnownAndKeepsReasons() throws {
    try inFolder { folder in
      let written = try Tool.run("check", "app.yml", "--write-baseline", "known", in: folder)
      #expect(written.status == 0 && written.output == "")
      #expect(written.words == "wrote known\nknown: 3 new, 0 known, 0 gone\n")
      let first = "provided-not-required | App | App, Dead | 1"
      #expect(try text(folder / "known").contains("\n\(first)\n"))
      try text(folder / "known").replacing(first, with: first + " | for 2.0")
        .write(to: folder / "known", atomically: true, encoding: .utf8)
      // Three lines further down, one more fault, and one less.
      let moved =
        "# Ours\n\n\n"
        + Self.faulty.replacing("Keychain", with: "Keychain, Mail").replacing(", Dead", with: "")
      try moved.write(to: folder / "app.yml", atomically: true, encoding: .utf8)
      let known = try Tool.run("check", "app.yml", "--strict", "-v", "--baseline", "known", in: folder)
      #expect(known.status == 1)
      #expect(known.output.hasPrefix("app.yml:8: error: 'LogIn' requires 'Mail'"))
      #expect(known.output.split(separator: "\n").count == 1)
      #expect(known.lines.contains("known: 1 new, 2 known, 1 gone"))
      #expect(known.lines.contains("known: gone: \(first)"))
      try Self.faulty.write(to: folder / "app.yml", atomically: true, encoding: .utf8)
      _ = try Tool.run("check", "app.yml", "--write-baseline", "known", in: folder)
      #expect(try text(folder / "known").contains("\n\(first) | for 2.0\n"))
      #expect(try Tool.run("check", "app.yml", "--strict", "--baseline", "known", in: folder).status == 0)
    }
  }

  @Test("A baseline that is broken is never an empty one", arguments: ["--baseline", "--write-baseline"])
  func brokenBaseline(option: String) throws {
    try inFolder { folder in
      let texts = ["", "{}", "# coordviz baseline 99\n", "# coordviz baseline 1\nx\n"]
      for text in texts {
        try text.write(to: folder / "known", atomically: true, encoding: .utf8)
        let outcome = try Tool.run("check", "app.yml", option, "known", in: folder)
        #expect(outcome.status == 2 && outcome.output == "" && outcome.lines.count == 1)
        #expect(outcome.words.hasPrefix("error: known: line "))
        #expect(try self.text(folder / "known") == text)
      }
      try Data([0x23, 0xFF]).write(to: folder / "known")
      let outcome = try Tool.run("check", "app.yml", option, "known", in: folder)
      #expect(outcome.words == "error: known: line 1: not utf-8; save the document in utf-8\n")
    }
  }

  @Test(arguments: [
    ["--rules", "two-parent"], ["--disable", "x"], ["--rules", ","], ["--reporter", "html"],
    ["-o", "a.html"],
    ["--baseline", "a", "--write-baseline", "b"], ["--write-baseline", "b", "--reporter", "json"],
    ["--write-baseline", "b", "-o", "a.txt"],
  ])
  func wrongUsageIs64(arguments: [String]) throws {
    let outcome = try Tool.run(["check", "-"] + arguments)
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.words.contains("Usage: coordviz check"))
  }

  @Test func anUnknownRuleGetsASuggestion() throws {
    let outcome = try Tool.run("check", "-", "--rules", "two-parent")
    #expect(outcome.words.hasPrefix("Error: Unknown rule 'two-parent'; did you mean 'two-parents'?\n"))
  }
}
