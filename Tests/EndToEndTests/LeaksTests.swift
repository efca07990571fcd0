import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Leaks")
struct LeaksTests {
  private let two = LeaksSample.text([LeaksSample.held, LeaksSample.attached])

  @Test func theReportExplainsEachLeak() throws {
    let outcome = try Tool.run("leaks", "-", input: two)
    #expect(outcome.status == 1 && outcome.words == "")
    #expect(Golden.difference(outcome.output, name: "leaks.txt") == nil)
  }

  @Test func theTreeIsDrawnWithWhatLeaked() throws {
    let mermaid = try Tool.run("leaks", "-", "--format", "mermaid", input: two)
    #expect(mermaid.status == 1 && mermaid.words == "")
    #expect(Golden.difference(mermaid.output, name: "leaks.mmd") == nil)
    let svg = try Tool.run("leaks", "-", "--format", "svg", input: two)
    #expect(svg.status == 1 && svg.output.hasPrefix("<"))
    for word in ["! leaked", "↳ retained", "→ on the path", "Cart</text>"] {
      #expect(svg.output.contains(word))
    }
  }

  @Test(
    "The extension of the output says what is drawn",
    arguments: [("html", "<!doctype html>"), ("mmd", "---\n"), ("svg", "<")]
  )
  func extensions(ending: String, start: String) throws {
    try TemporaryFolder.with { folder in
      let outcome = try Tool.run("leaks", "-", "-o", "leaks.\(ending)", input: two, in: folder)
      #expect(outcome.status == 1)
      let drawn = try String(contentsOf: folder / "leaks.\(ending)", encoding: .utf8)
      #expect(drawn.hasPrefix(start))
    }
  }

  @Test func koreanPagesHaveKoreanMessages() throws {
    let words = ["leaks", "leaky.jsonl", "--rules", "growing", "--format", "html"]
    let pages = try ["en", "ko"].map { language in
      try Tool.run(words + ["--lang", language], in: projectFolder / "Examples/LeakyShop")
        .output
    }
    #expect(pages.map { $0.contains("each visit adds another ProductCoordinator") } == [true, false])
    #expect(pages[1].contains("ProductCoordinator: 방문할 때마다 객체가 하나씩 늘어납니다."))
  }

  @Test func coloursAreForTerminals() throws {
    let coloured = try Tool.run("leaks", "-", "--color", "always", input: two).output
    #expect(coloured.hasPrefix("Shop/Home.swift:30: \u{1B}[1;31merror:\u{1B}[0m "))
    #expect(coloured.contains("\u{1B}[1;33m~~~"))
    #expect(coloured.contains("\u{1B}[1;31mleaking"))
    let plain = coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == (try Tool.run("leaks", "-", input: two).output))
    try TemporaryFolder.with { folder in
      _ = try Tool.run("leaks", "-", "--color", "always", "-o", "a.txt", input: two, in: folder)
      #expect(try String(contentsOf: folder / "a.txt", encoding: .utf8) == plain)
    }
  }

  @Test("Each reporter", arguments: ["xcode", "github-actions-logging", "json", "sarif", "markdown"])
  func reporters(name: String) throws {
    let outcome = try Tool.run("leaks", "-", "--reporter", name, input: two)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("detached-but-alive") && outcome.output.contains("CartCoordinator"))
    #expect(outcome.output.contains("captures"))
  }

  @Test func nothingLeakedIsSaidWithWhatWasLookedAt() throws {
    let outcome = try Tool.run("leaks", "-", input: LeaksSample.text([]))
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(outcome.words == "stdin: no leaks: 5 coordinators watched, 1 check\n")
    let part = try Tool.run("leaks", "-", "--rules", "cycle", input: LeaksSample.text([]))
    #expect(part.words == "stdin: no leaks of the selected rules: 5 coordinators watched, 1 check\n")
  }

  @Test func nothingWatchedIsNoCleanRun() throws {
    let outcome = try Tool.run("leaks", "-", input: LeaksSample.text([], watched: 0))
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.words.hasPrefix("error: stdin: the recording has no watched objects, so no leak"))
  }

  @Test func onlyWhatIsNewFailsAgainstABaseline() throws {
    try TemporaryFolder.with { folder in
      try LeaksSample.text([LeaksSample.held]).write(
        to: folder / "a.jsonl",
        atomically: true,
        encoding: .utf8
      )
      try two.write(to: folder / "b.jsonl", atomically: true, encoding: .utf8)
      let written = try Tool.run("leaks", "a.jsonl", "--write-baseline", "known", in: folder)
      #expect(written.status == 0)
      let line =
        "detached-but-alive |  | detached-but-alive CheckoutCoordinator < captures < sinks[] < analytics | 1\n"
      #expect(try String(contentsOf: folder / "known", encoding: .utf8).hasSuffix(line))
      #expect(try Tool.run("leaks", "a.jsonl", "--baseline", "known", in: folder).status == 0)
      let new = try Tool.run("leaks", "b.jsonl", "--baseline", "known", in: folder)
      #expect(new.status == 1 && new.words == "known: 1 new, 1 known, 0 gone\n")
      #expect(new.output.hasPrefix("error: CartCoordinator") && !new.output.contains("Checkout"))
      let drawn = try Tool.run("leaks", "a.jsonl", "--baseline", "known", "--format", "mermaid", in: folder)
      #expect(drawn.status == 0 && drawn.output.contains("LEAKED"))
      try LeaksSample.text([]).write(to: folder / "c.jsonl", atomically: true, encoding: .utf8)
      let gone = try Tool.run("leaks", "c.jsonl", "--baseline", "known", in: folder)
      #expect(gone.status == 0 && gone.words.hasPrefix("known: 0 new, 0 known, 1 gone\n"))
    }
  }

  @Test(
    "A picture says what is wrong in its language",
    arguments: [("en", "Attached twice"), ("ko", "두 번 연결됨")]
  )
  func badgesAreInTheLanguage(language: String, word: String) throws {
    var leak = LeaksSample.attached
    leak.verdict = .attachedTwice
    let text = LeaksSample.text([leak])
    let picture = try Tool.run("leaks", "-", "--format", "svg", "--lang", language, input: text)
    #expect(picture.output.contains(word))
  }

  @Test func aSnapshotIsLookedAtForWhatATreeTells() throws {
    var snapshot = LeaksSample.tree
    snapshot.graph = RandomGraph.graph(
      snapshot.graph.nodes,
      snapshot.graph.edges + [Edge(from: "App/Log", to: "App/Home", ownership: .strong)]
    )
    let outcome = try Tool.run("leaks", "-", "--strict", input: snapshot.json())
    #expect(outcome.status == 1 && outcome.output.contains("[two-parents]"))
    let clean = try Tool.run("leaks", "-", input: LeaksSample.tree.json())
    #expect(clean.status == 0 && clean.words == "stdin: no leaks: 5 nodes, 4 edges\n")
    // What is wrong with containers is nothing that leaks.
    let declared = try Tool.run("leaks", "-", input: Sample.json)
    #expect(declared.status == 0 && declared.output == "")
  }
}
