import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams

@Suite("Pages for hosts")
struct HostPageTests {
  private func page(
    on host: MarkdownHost,
    _ words: HostPage.Words,
    diagram: HostPage.Diagram? = .mermaid("graph TD\n    A[App]\n"),
    caption: String = "Drawn in full."
  ) -> String {
    HostPage(on: host, heading: "**Coordinators:** 1 added", diagram: diagram, caption: caption, words: words)
      .text
  }

  @Test(arguments: MarkdownHost.allCases)
  func eachHasItsGolden(host: MarkdownHost) {
    let words: HostPage.Words =
      host == .docc ? .list(["1. **App**"]) : .code(["+ Home", "- Old"], language: "diff")
    let diagram: HostPage.Diagram =
      host == .docc
      ? .picture(name: "structure-diagram", alternative: "2 <nodes>")
      : .mermaid("graph TD\n    A[App]\n")
    let difference = Golden.difference(page(on: host, words, diagram: diagram), name: "\(host.rawValue).md")
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }

  @Test(arguments: MarkdownHost.allCases)
  func wordsAreCutAtALineAndCounted(host: MarkdownHost) {
    guard let most = host.mostText else { return }
    let line = String(repeating: "홈🧳`", count: 40)
    let lines = (0..<40_000).map { "\($0) \(line)" }
    let text = page(on: host, .code(lines, language: "text"))
    #expect(host.size(of: text) <= most)
    #expect(host.size(of: text) > most - 2 * host.size(of: line) - 100, "room is left that could be used")
    let kept = text.split(separator: "\n").filter { $0.hasSuffix(line) }
    #expect(zip(kept, lines).allSatisfy { $0 == $1 })
    #expect(text.hasSuffix("</details>\n\nand \(lines.count - kept.count) more\n"))
  }

  @Test func aFenceIsLongerThanAnyRunOfBackticks() {
    let text = page(on: .gitlab, .code(["a", "````", "/close", "@all"], language: "text"))
    #expect(text.contains("\n`````text\na\n````\n/close\n@all\n`````\n"))
  }

  @Test func linesThatDoNotFitAtAllAreCounted() {
    let huge = String(repeating: "x", count: 70_000)
    let text = page(on: .githubComment, .code([huge, huge], language: "text"))
    #expect(text.hasSuffix("\n\nand 2 more\n"))
    #expect(!text.contains("```text"))
  }

  @Test func aPageIsFoundAgainWhereItIsWrittenAnew() {
    for host in MarkdownHost.allCases {
      let isMarked = page(on: host, .list([])).hasPrefix("<!-- coordviz: structure -->\n")
      #expect(isMarked == [.githubComment, .gitlab].contains(host))
    }
  }

  @Test func ofManyWordsBelowADiagramTheReaderOpensWhatIsWanted() {
    let lines = (0..<26).map { "line \($0)" }
    #expect(page(on: .gitlab, .code(lines, language: "text")).contains("<details>"))
    #expect(!page(on: .gitlab, .code(lines, language: "text"), diagram: nil).contains("<details>"))
    #expect(!page(on: .gitlab, .code(lines.dropLast(), language: "text")).contains("<details>"))
  }

  @Test func gitLabWaitsForAClickAndThePageSaysSo() {
    let long = HostPage.Diagram.mermaid(String(repeating: "x", count: 2001))
    #expect(page(on: .gitlab, .list([]), diagram: long).contains("when you click"))
    #expect(!page(on: .gitlab, .list([])).contains("when you click"))
    #expect(!page(on: .githubComment, .list([]), diagram: long).contains("when you click"))
  }

  @Test func aCaptionCannotPushTheRestOut() {
    let text = page(on: .githubComment, .list(["- a"]), caption: String(repeating: "*", count: 100_000))
    #expect(text.utf16.count < 3000)
    #expect(text.hasSuffix("\n- a\n"))
  }

  @Test(arguments: RandomGraph.hostileNames)
  func nothingInACaptionIsMarkup(name: String) {
    let line = page(on: .gitlab, .list([]), caption: "a \(name) b.").split(separator: "\n").last ?? ""
    #expect(line.hasPrefix("*a ") && line.hasSuffix(" b.*"))
    #expect(!line.contains("<") || line.contains("\\<"))
  }

  @Test func whatIsTooBigIsSaidWithItsLimit() {
    let broad = RandomGraph.tree(nodes: 600, fanOut: 600, seed: 1)
    #expect(MarkdownHost.gitlab.excess(of: broad) { _ in "" } == "599 edges; GitLab draws up to 500")
    let lone = RandomGraph.graph((0..<501).map { Node(id: NodeID("n\($0)"), type: "N") }, [])
    #expect(MarkdownHost.docc.excess(of: lone) { _ in "" } == "501 nodes; a picture in DocC shows up to 500")
    #expect(MarkdownHost.githubComment.excess(of: lone) { _ in "" } == nil)
    let long = String(repeating: "🧳", count: 25_001)
    #expect(
      MarkdownHost.githubSummary.excess(of: lone) { _ in long }
        == "50002 characters; GitHub draws up to 50000"
    )
  }
}
