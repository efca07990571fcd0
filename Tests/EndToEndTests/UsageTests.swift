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

  @Test func theManualNamesEveryOption() throws {
    let help = try Tool.run("render", "--help").output
    let manual = try String(contentsOf: projectFolder / "docs/cli.md", encoding: .utf8)
    let options = Set(help.matches(of: /--[a-z-]+/).map { String($0.output) })
    #expect(options.count > 8)
    for option in options { #expect(manual.contains("`\(option)`"), "docs/cli.md does not name \(option)") }
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
    ["--colour"], ["render", "a.json", "b.json"], ["a.json", "-o", "a.foo"], ["a.json", "-o", "a"],
    ["a.json", "--format", "png"], ["a.json", "--theme", "none"], ["a.json", "--direction", "up"],
    ["a.json", "--show", "nothing"], ["a.json", "-o"],
  ])
  func wrongUsageIs64(arguments: [String]) throws {
    let outcome = try Command(Tool.path, arguments).run()
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.words.contains("Usage: coordviz"))
  }

  @Test func severalSnapshotsAreRefusedWithAnExample() throws {
    let words = try Tool.run("a.json", "b.json").words
    #expect(words.contains("2 snapshots were given"))
    #expect(words.contains("coordviz render a.json"))
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no script(1)")
  )
  func onATerminalMissingInputIsToldWithAnExample() throws {
    #if os(Linux)
      let arguments = ["-qec", "'\(Tool.path)' render", "/dev/null"]
    #else
      let arguments = ["-q", "/dev/null", Tool.path, "render"]
    #endif
    let outcome = try Command("/usr/bin/script", arguments).run()
    #expect(outcome.status == 64)
    #expect(outcome.output.contains("coordviz render hierarchy.json -o docs/hierarchy.svg"))
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no script(1)")
  )
  func colourIsForTerminalsOnly() throws {
    #if os(Linux)
      let arguments = ["-qec", "'\(Tool.path)' render /none.json", "/dev/null"]
    #else
      let arguments = ["-q", "/dev/null", Tool.path, "render", "/none.json"]
    #endif
    var command = Command("/usr/bin/script", arguments)
    command.environment = ["TERM": "xterm", "NO_COLOR": ""]
    #expect(try command.run().output.contains("\u{1B}[1;31merror:"))
    command.environment["NO_COLOR"] = "1"
    #expect(try command.run().output.contains("\u{1B}") == false)
    #expect(try Tool.run("/none.json").words.hasPrefix("error: "))
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
