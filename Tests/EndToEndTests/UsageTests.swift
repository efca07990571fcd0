import Foundation
import TestSupport
import Testing

@Suite("How it is called")
struct UsageTests {
  @Test(arguments: [["--help"], ["render", "--help"], ["help", "render"]])
  func helpIsOnStdout(arguments: [String]) throws {
    let outcome = try Command(Tool.path, arguments).run()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("USAGE: coordviz"))
    #expect(outcome.words == "")
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
    let outcome = try Command(Tool.path, arguments).run()
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.words.contains("Usage: coordviz"))
  }

  @Test(.enabled(if: Terminal.isThere, "there is no script(1)"))
  func onATerminalMissingInputIsToldWithAnExample() throws {
    let outcome = try Terminal.command("'\(Tool.path)' render").run()
    #expect(outcome.status == 64)
    #expect(outcome.output.contains("coordviz render hierarchy.json -o docs/hierarchy.svg"))
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
