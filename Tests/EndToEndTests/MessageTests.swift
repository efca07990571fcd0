import Foundation
import TestSupport
import Testing

@testable import coordviz

@Suite("What is told, and how")
struct MessageTests {
  private let failing = "'\(Tool.path)' render /none.json"

  @Test(
    .enabled(if: Terminal.isThere, "there is no script(1)"),
    arguments: [
      ("", [:], true), ("", ["NO_COLOR": "1"], false), ("", ["TERM": "dumb"], false),
      ("--color never", ["FORCE_COLOR": "1"], false), ("--color always", ["NO_COLOR": "1"], true),
    ] as [(String, [String: String], Bool)]
  )
  func colourOnATerminal(option: String, environment: [String: String], isColoured: Bool) throws {
    let outcome = try Terminal.command("\(failing) \(option)", environment: environment).run()
    #expect(outcome.output.contains("\u{1B}[1;31merror:") == isColoured)
    #expect(outcome.output.contains("\u{1B}") == isColoured)
  }

  @Test(
    arguments: [
      ([], [:], false), (["--color", "always"], [:], true), ([], ["FORCE_COLOR": "1"], true),
      ([], ["FORCE_COLOR": "0"], false), ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    ] as [([String], [String: String], Bool)]
  )
  func colourElsewhere(options: [String], environment: [String: String], isColoured: Bool) throws {
    var command = Command(Tool.path, ["render", "/none.json"] + options)
    command.environment = ["NO_COLOR": "", "FORCE_COLOR": ""].merging(environment) { $1 }
    #expect(try command.run().words.contains("\u{1B}[1;31merror:") == isColoured)
  }

  @Test func verboseTellsWhatWasReadAndDrawn() throws {
    let words = try Tool.run("-", "--verbose", input: Sample.json).words
    #expect(words.contains("stdin: json, 5 nodes, 4 edges"))
    #expect(words.contains("drawing 3 nodes, 2 edges as mermaid: "))
  }

  @Test(
    .enabled(if: Terminal.isThere, "there is no script(1)"),
    arguments: [
      ([:], "", true), (["CI": "1"], "", false), (["TERM": "dumb"], "", false), ([:], "-q", false),
    ] as [([String: String], String, Bool)]
  )
  func whatTakesLongIsNamedAndErased(environment: [String: String], option: String, isTold: Bool) throws {
    // The input comes after two seconds; nothing else here takes that long.
    let line = "{ sleep 2.5; echo '{'; } | '\(Tool.path)' render - \(option)"
    let text = try Terminal.command(line, environment: environment).run().output
    #expect(text.contains("reading stdin … 1 s") == isTold)
    let lastLine = text.components(separatedBy: "\u{1B}[K").last ?? ""

    #expect(!lastLine.contains("reading"))
  }

  @Test func theInnermostStepIsDrawn() {
    let scan = ProgressLine(name: "reading Sources", isWatched: true)
    let step = ProgressLine(name: "parsing 9 files", isWatched: true)
    #expect(ProgressLine.shown == "parsing 9 files")
    step?.erase()
    #expect(ProgressLine.shown == "reading Sources")
    scan?.erase()
    #expect(ProgressLine.shown == nil)
  }
}
