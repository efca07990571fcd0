import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorPages

@Suite("The viewer's page")
struct ViewerPageTests {
  private let graph = RandomGraph.tree(nodes: 5, fanOut: 2, seed: 1)

  @Test func allowsItsOwnScriptAndStyleAndNothingElse() throws {
    let html = Viewer(graph: graph).html
    let script = try #require(html.between("<script>", "</script>"))
    let style = try #require(html.between("<style>", "</style>"))
    let policy = try #require(html.between("http-equiv=\"Content-Security-Policy\" content=\"", "\">"))
    let hashes = try [script, style].map { try hash(of: $0) }
    #expect(
      policy
        == "default-src 'none'; script-src 'sha256-\(hashes[0])'; style-src 'sha256-\(hashes[1])'; base-uri 'none'; form-action 'none'"
    )
    #expect(html.components(separatedBy: "<script").count == 4, "the script, and two contents that are none")
    #expect(html.components(separatedBy: "<style").count == 2)
  }

  @Test func hasNothingThatThePolicyForbids() {
    let html = Viewer(graph: graph, findings: []).html
    #expect(html.range(of: #"\son[a-z]+="#, options: .regularExpression) == nil, "an inline handler")
    #expect(html.range(of: #"\sstyle="#, options: .regularExpression) == nil, "an inline style")
    #expect(!Viewer.script.contains("innerHTML") && !Viewer.script.contains("eval("))
  }

  @Test func theTitleIsText() {
    let options = DiagramOptions(title: "</title><script>alert('1')</script>")
    let html = Viewer(graph: graph, options: options).html
    #expect(!html.contains("<script>alert"))
    #expect(html.contains("<title>&lt;/title&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;</title>"))
  }

  @Test func withoutScriptsItIsTheTreeAsText() {
    let html = Viewer(graph: RandomGraph.graph([Node(id: "A", type: "A<b>")], [])).html
    #expect(html.between("<noscript><pre class=\"viewer-noscript\">", "</pre></noscript>") == "A&lt;b&gt;\n")
  }

  @Test(arguments: Captions.allCases)
  func itSaysItsLanguage(captions: Captions) {
    let html = Viewer(graph: graph, captions: captions).html
    #expect(html.contains("<html lang=\"\(captions.rawValue)\">"))
    #expect(html.contains(captions == .korean ? "모두 접기" : "Fold all"))
  }

  @Test func everyNameOfTheGraphHasWords() {
    let names =
      Node.Kind.allCases.map { "node.\($0)" } + Node.Role.allCases.map { "role.\($0)" }
      + Edge.Kind.allCases.flatMap { ["in.\($0)", "out.\($0)", "edge.\($0)"] }
      + ChangeMarks.Change.allCases.map { "change.\($0)" }
      + Finding.Severity.allCases.map { "severity.\($0)" }
    #expect(Set(names).subtracting(Captions.english.words.keys) == [])
  }

  @Test func coloursOfAThemeCannotBreakOutOfTheStyle() {
    let theme = Theme(
      name: "x",
      kinds: [.screen: .init(fill: "red}</style><script>", stroke: "#123", strokeWidth: 1)]
    )
    #expect(!Viewer(graph: graph, options: DiagramOptions(theme: theme)).style.contains("<"))
  }

  /// As another program computes it.
  private func hash(of text: String) throws -> String {
    try TemporaryFolder.with { folder in
      let file = folder / "text"
      try text.write(to: file, atomically: true, encoding: .utf8)
      let hex = try Command("sha256sum", [file.path]).run().output.prefix(64)
      let bytes = stride(from: 0, to: 64, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
      return Data(bytes).base64EncodedString()
    }
  }
}

extension String {
  fileprivate func between(_ start: String, _ end: String) -> String? {
    guard let from = range(of: start), let to = range(of: end, range: from.upperBound..<endIndex) else {
      return nil
    }
    return String(self[from.upperBound..<to.lowerBound])
  }
}
