import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Recordings that are not whole")
struct LeaksInputTests {
  private let text = LeaksSample.text([LeaksSample.held])

  /// The recording up to the given line, and a part of the next.
  private func cut(after lines: Int, and letters: Int) -> String {
    let all = text.split(separator: "\n").map(String.init)
    return all.prefix(lines).map { $0 + "\n" }.joined() + all[lines].prefix(letters)
  }

  @Test func whatACrashLeftIsReadAsFarAsItGoes() throws {
    let all = text.split(separator: "\n")
    let leak = try #require(all.firstIndex { $0.hasPrefix("{\"leak\"") || $0.contains("\"leak\":") })
    let outcome = try Tool.run("leaks", "-", input: cut(after: leak + 1, and: 12))
    #expect(outcome.status == 1 && outcome.output.contains("CheckoutCoordinator was"))
    #expect(
      outcome.words.hasPrefix(
        "warning: stdin: the last line is incomplete, perhaps because the app crashed"
      )
    )
    let unfinished = try Tool.run("leaks", "-", input: all.dropLast().map { $0 + "\n" }.joined())
    #expect(unfinished.words.hasPrefix("warning: stdin: the recording has no end"))
  }

  @Test(
    "What is no recording",
    arguments: [
      ("", "the document is empty; expected a recording or a snapshot"), ("{", "line 1"), ("hello", "line 1"),
      ("{\"header\": {\"schemaVersion\": 99}}\n", "the key 'findings'"), ("[]", "expected an object"),
    ]
  )
  func broken(text: String, words: String) throws {
    let outcome = try Tool.run("leaks", "-", input: text)
    #expect(outcome.status == 2 && outcome.output == "" && outcome.lines.count == 1)
    #expect(outcome.words.hasPrefix("error: stdin: ") && outcome.words.contains(words), "\(outcome.words)")
  }

  @Test func aBrokenLineIsToldWithItsNumber() throws {
    var lines = text.split(separator: "\n").map(String.init)
    lines.insert("{\"leak\": 3}", at: 1)
    let outcome = try Tool.run("leaks", "-", input: lines.map { $0 + "\n" }.joined())
    #expect(outcome.status == 2 && outcome.words.hasPrefix("error: stdin: line 2"))
    #expect(
      try Tool.run("leaks", "no.jsonl").words == "error: no.jsonl: there is no such file; check the path\n"
    )
  }

  @Test func aMemoryGraphNeedsAMacAndItsTextDoesNot() throws {
    try TemporaryFolder.with { folder in
      try Data("bplist00".utf8).write(to: folder / "app.memgraph")
      let graph = try Tool.run("leaks", "app.memgraph", in: folder)
      #if !os(macOS)
        #expect(
          graph.status == 2 && graph.words.contains("only a Mac can read a memory graph"),
          "\(graph.words)"
        )
      #endif
      let source = """
        final class CheckoutCoordinator {
          var onPay: (() -> Void)?
          var paid = 0
          func start() {
            onPay = { self.paid += 1 }
          }
        }
        """
      try source.write(to: folder / "Checkout.swift", atomically: true, encoding: .utf8)
      let text = """
        leaks Report Version: 4.0
        Process 3200: 2 leaks for 112 total leaked bytes.
            2 (112 bytes) ROOT CYCLE: <Shop.CheckoutCoordinator 0x600002332540> [64]
               1 (48 bytes) __strong onPay --> ROOT CYCLE: <Swift closure context 0x600002332660> [48]
                  __strong [capture] --> CYCLE BACK TO <Shop.CheckoutCoordinator 0x600002332540> [64]
        """
      try text.write(to: folder / "leaks.txt", atomically: true, encoding: .utf8)
      let outcome = try Tool.run("leaks", "leaks.txt", "--source", "Checkout.swift", in: folder)
      #expect(
        outcome.status == 1 && outcome.output.contains("Checkout.swift:5: write `{ [weak self] in`"),
        "\(outcome)"
      )
    }
  }

  @Test("Runs one after the other are read as several files are")
  func runsOneAfterAnother() throws {
    let clean = LeaksSample.text([])
    for texts in [[text, clean], [clean, text], [text, LeaksSample.text([LeaksSample.attached])]] {
      let joined = try Tool.run("leaks", "-", input: texts.joined())
      try TemporaryFolder.with { folder in
        for (name, text) in zip(["a.jsonl", "b.jsonl"], texts) {
          try text.write(to: folder / name, atomically: true, encoding: .utf8)
        }
        let files = try Tool.run("leaks", "a.jsonl", "b.jsonl", in: folder)
        #expect(joined.status == 1 && joined.output == files.output)
      }
    }
    let none = try Tool.run("leaks", "-", input: clean + clean)
    #expect(
      none.status == 0 && none.lines.map { $0.prefix(18) } == ["stdin, run 1: no l", "stdin, run 2: no l"],
      "\(none.words)"
    )
  }

  @Test("The same leak in many launches is one finding, which the baseline of one launch knows")
  func launches() throws {
    try TemporaryFolder.with { folder in
      try text.write(to: folder / "one.jsonl", atomically: true, encoding: .utf8)
      _ = try Tool.run("leaks", "one.jsonl", "--write-baseline", "known", in: folder)
      let all = String(repeating: text, count: 12)
      let outcome = try Tool.run("leaks", "-", "--reporter", "json", input: all, in: folder)
      #expect(outcome.output.components(separatedBy: "\"fingerprint\"").count == 2)
      #expect(outcome.output.contains("in 12 of 12 runs"))
      let known = try Tool.run("leaks", "-", "--baseline", "known", input: all, in: folder)
      #expect(known.status == 0 && known.output == "", "\(known.output)")
    }
  }

  @Test("Names that would break a report or a picture")
  func hostile() throws {
    let leaks = RandomGraph.hostileNames.map { name in
      var leak = LeaksSample.held
      leak.subject = Leak.Subject(token: 1, type: name)
      leak.screen = name
      leak.evidence.append(Leak.Evidence(.held, owner: name, property: name))
      leak.signature = name
      leak.victims = [Leak.Subject(token: 2, type: name)]
      leak.explanation?.steps[1].owner.type = name
      leak.explanation?.steps[1].reference = name
      return leak
    }
    let input = LeaksSample.text(leaks)
    for reporter in ["text", "xcode", "github-actions-logging", "json", "sarif", "markdown"] {
      let outcome = try Tool.run("leaks", "-", "--reporter", reporter, input: input)
      #expect(outcome.status == 1 && outcome.words == "", "\(reporter)")
    }
    for format in ["svg", "mermaid"] {
      let outcome = try Tool.run("leaks", "-", "--format", format, input: input)
      #expect(outcome.status == 1 && outcome.words == "" && !outcome.output.contains("<script"))
    }
  }

  @Test(arguments: [
    ["--format", "gif"], ["-", "-"], ["--format", "svg", "--reporter", "json"], ["-o", "a.svg"],
    ["--format", "svg", "--write-baseline", "known"], ["--rules", "detached"],
  ])
  func wrongUsageIs64(arguments: [String]) throws {
    let outcome = try Tool.run(["leaks"] + arguments)
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.words.contains("Usage: coordviz leaks"))
  }
}
