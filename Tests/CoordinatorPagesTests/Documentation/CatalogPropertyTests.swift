import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorPages

@Suite("Catalogs of any graph")
struct CatalogPropertyTests {
  private func files(_ graph: Graph) -> [PageFile] {
    let snapshot = Snapshot(origin: Snapshot.Origin(kind: .live, name: "@Metadata {"), graph: graph)
    return Documentation(of: snapshot, captions: .korean).files(as: .docc) { _, _ in
      Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
    }
  }

  private func name(_ file: PageFile) -> String {
    URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
  }

  @Test(arguments: Seeds.of(20))
  func everyLinkLeadsToAnArticle(seed: UInt64) {
    let files = files(RandomGraph.any(nodes: 40, edges: 90, seed: seed)).filter { $0.path.hasSuffix(".md") }
    let names = files.map { name($0).lowercased() }
    #expect(Set(names).count == names.count)
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for match in text.matches(of: #/[(<]doc:([^)>]*)[)>]/#) {
        #expect(names.contains(String(match.1).lowercased()), "\(file.path): \(match.1)")
      }
      // Directives are ours alone.
      let directives = text.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("@") }
      #expect(directives.filter { $0 == "@Metadata {" }.count == 1)
      #expect(directives.count <= 4)
    }
  }

  @Test func namesOfOtherScriptsDiffer() {
    let nodes = ["홈", "로그인", "홈 코디네이터", "Home"].map { Node(id: NodeID($0), type: $0) }
    let names = files(RandomGraph.graph(nodes, [])).filter { $0.path.hasPrefix("coordinators/") }.map(name)
    #expect(Set(names).count == 4)
    #expect(names.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    #expect(names.contains("Home"))
  }

  /// The compiler itself: no warning, and a page each.
  @Test(.enabled(if: (try? Command("docc", ["--help"]).run().status) == 0), arguments: Captions.allCases)
  func docCBuildsThemWithoutAWarning(captions: Captions) throws {
    let graphs = [RichExample.graph] + (0..<4).map { RandomGraph.any(nodes: 25, edges: 50, seed: $0) }
    for graph in graphs {
      try TemporaryFolder.with { folder in
        let snapshot = Snapshot(origin: Snapshot.Origin(kind: .source, name: "앱 <App>"), graph: graph)
        let files = Documentation(of: snapshot, captions: captions).files(as: .docc) { _, _ in
          Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>".utf8)
        }
        for file in files {
          let path = folder / "App.docc/\(file.path)"
          try FileManager.default.createDirectory(
            at: path.deletingLastPathComponent(),
            withIntermediateDirectories: true
          )
          try Data(file.bytes).write(to: path)
        }
        let command = ["convert", "App.docc", "--output-dir", "out", "--warnings-as-errors"]
        let outcome = try Command("docc", command, in: folder).run()
        #expect(outcome.status == 0, "\(outcome.output) \(outcome.words)")
        let data = folder / "out/data/documentation"
        let articles = FileManager.default.enumerator(atPath: data.path)?.compactMap { $0 as? String }
          .filter { $0.hasSuffix(".json") }
        #expect(articles?.count == files.filter { $0.path.hasSuffix(".md") }.count)
      }
    }
  }
}
