import Foundation
import TestSupport
import Testing

@Suite("How it is called")
struct UsageTests {
  @Test(arguments: [["--help"], ["render", "--help"], ["help", "render"]])
  func helpIsOnStdout(arguments: [String]) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("USAGE: coordviz"))
    #expect(outcome.words == "")
  }

  @Test func theFirstScreenGroupsTheCommandsByTask() throws {
    let help = try Tool.run("--help").output
    for group in ["DRAW", "CHECK", "DOCUMENT", "DEBUG", "SET UP"] {
      #expect(help.contains("\n\(group) SUBCOMMANDS:\n"), "\(group) is missing")
    }
    for example in ["render Sources -o hierarchy.svg", "lint Sources", "docs Sources -o docs/app"] {
      #expect(help.contains("  coordviz \(example)\n"))
    }
  }

  @Test(arguments: [("renderr", "render"), ("Lint", "lint"), ("dump-config", nil), ("Screens", nil)])
  func aMisspelledCommandGetsASuggestion(name: String, command: String?) throws {
    let outcome = try Tool.run(name)
    if let command {
      #expect(outcome.status == 64)
      #expect(outcome.words.hasPrefix("Error: Unknown command '\(name)'. Did you mean '\(command)'?\n"))
    } else {
      #expect(outcome.words.hasPrefix("error: \(name): there is no such file"))
    }
  }

  @Test func aFileWithAlmostTheNameOfACommandIsAnInput() throws {
    try TemporaryFolder.with { folder in
      try "graph TD\n  A --> B\n".write(to: folder / "renderr", atomically: true, encoding: .utf8)
      #expect(try Tool.run("renderr", in: folder).status == 0)
    }
  }

  @Test func theHelpOfRenderNamesEveryChoice() throws {
    let help = try Tool.run("render", "--help").output
    for word in [
      "mermaid", "svg", "dot", "outline", "tree", "json", "TD", "RL", "guide", "screens", "--quiet",
    ] {
      #expect(help.contains(word), "\(word) is missing")
    }
  }

  @Test func theVersionStandsInTheChangelogToo() throws {
    let outcome = try Tool.run("--version")
    let version = outcome.output.trimmingCharacters(in: .newlines)
    #expect(outcome.status == 0)
    #expect(version.split(separator: ".").count == 3)
    #expect(
      try String(contentsOf: projectFolder / "CHANGELOG.md", encoding: .utf8).contains("## [\(version)]")
    )
  }

  @Test(arguments: [
    ["--colour"], ["render", "-", "-"], ["a.json", "--heading", "A"], ["a.json", "--depth", "1"],
    ["a.json", "--max-depth", "-1"], ["a.json", "--scale", "0"], ["-q", "-v", "a.json"],
    ["a.json", "--color", "red"],
    ["a.json", "-o", "a.foo"], ["a.json", "-o", "a"],
    ["a.json", "--format", "gif"], ["a.json", "--theme", "none"], ["a.json", "--direction", "up"],
    ["a.json", "--show", "nothing"], ["a.json", "-o"],
  ])
  func wrongUsageIs64(arguments: [String]) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.words.contains("Usage: coordviz"))
  }

  @Test(arguments: ["zsh", "bash", "fish"])
  func completionsKnowTheChoices(shell: String) throws {
    let outcome = try Tool.run("--generate-completion-script", shell)
    #expect(outcome.status == 0)
    for word in ["coordviz", "outline", "containers", "guide", "LR", "json"] {
      #expect(outcome.output.contains(word), "\(word) is missing")
    }
  }
}
