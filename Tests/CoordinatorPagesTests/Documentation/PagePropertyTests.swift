import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorPages

@Suite("Pages of any graph")
struct PagePropertyTests {
  private func files(_ graph: Graph, _ medium: Documentation.Medium = .markdown) -> [PageFile] {
    let snapshot = Snapshot(origin: Snapshot.Origin(kind: .declared, name: "App"), graph: graph)
    return Documentation(of: snapshot, captions: .english).files(as: medium) { _, _ in Array("<svg/>".utf8) }
  }

  /// What stands between backticks is no link and no tag.
  private func textWithoutCode(_ file: PageFile) -> String {
    String(decoding: file.bytes, as: UTF8.self).replacing("\\`", with: "").replacing(#/`[^`\n]*`/#, with: "")
  }

  @Test(arguments: Seeds.of(25))
  func eachCoordinatorAndContainerHasOnePage(seed: UInt64) {
    let graph = RandomGraph.any(nodes: 40, edges: 60, seed: seed)
    let wanted = graph.nodes.filter { $0.kind == .coordinator || $0.kind == .container }
    let documentation = Documentation(
      of: Snapshot(origin: Snapshot.Origin(kind: .live), graph: graph),
      captions: .english
    )
    #expect(documentation.pages.count == wanted.count + 2)
    #expect(Set(documentation.pages.map(\.place)).count == documentation.pages.count)
    for medium in Documentation.Medium.allCases {
      let paths = files(graph, medium).map { $0.path.lowercased() }
      #expect(Set(paths).count == paths.count)
    }
  }

  /// All pages together take no longer to read than to write: they repeat no edge of a dense graph.
  @Test(arguments: [Captions.english, .korean])
  func pagesOfADenseGraphAreShort(captions: Captions) throws {
    let nodes = (0..<150).map { Node(id: NodeID("N\($0)"), type: "N\($0)") }
    let edges = nodes.flatMap { from in
      nodes.filter { $0.id != from.id }.map { Edge(from: from.id, to: $0.id) }
    }
    let snapshot = Snapshot(
      origin: Snapshot.Origin(kind: .declared),
      graph: RandomGraph.graph(nodes, edges)
    )
    #expect(edges.count > DocumentedGraph.mostEdges)
    let documentation = Documentation(of: snapshot, captions: captions)
    for page in documentation.pages {
      for case .table(let table) in page.sections.flatMap(\.blocks) {
        #expect(table.rows.count == DocumentedGraph.shortPage)
      }
    }
    let words = captions == .korean ? "\\+129개 더" : "\\+129 more"
    let files = documentation.files(as: .markdown) { _, _ in [] }
    let page = try #require(files.first { $0.path.hasSuffix("N7.md") })
    #expect(String(decoding: page.bytes, as: UTF8.self).split(separator: "\n").contains { $0 == words })
  }

  @Test(arguments: Seeds.of(10))
  func theOrderOfTheInputDoesNotMatter(seed: UInt64) throws {
    let graph = RandomGraph.any(nodes: 30, edges: 60, seed: seed)
    let shuffled = try Graph(nodes: graph.nodes.reversed(), edges: graph.edges.shuffled())
    for medium in Documentation.Medium.allCases {
      #expect(files(graph, medium) == files(shuffled, medium))
    }
  }

  @Test(arguments: Seeds.of(25))
  func linksLeadToPagesAndNamesBreakNoLineOfMarkdown(seed: UInt64) throws {
    let files = files(RandomGraph.any(nodes: 40, edges: 90, seed: seed))
    let paths = Set(files.map(\.path))
    for file in files {
      let text = textWithoutCode(file)
      for match in text.replacing("\\]", with: "").matches(of: #/\]\(([^)]*)\)/#) {
        let target = try #require(String(match.1).removingPercentEncoding)
        let base = URL(fileURLWithPath: "/\(file.path)").deletingLastPathComponent()
        let path = base.appendingPathComponent(target).standardizedFileURL.path.dropFirst()
        #expect(paths.contains(String(path)), "\(file.path): \(target)")
      }
      guard file.path.hasSuffix(".md") else { continue }
      #expect(!text.contains(#/[^\\]<script/#))
      expectOwnLines(of: file)
    }
  }

  /// Headings, tables and the mark are ours alone.
  private func expectOwnLines(of file: PageFile) {
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.last?.hasPrefix("<!-- coordviz page: \(file.path) -->") == true)
    #expect(lines.count { $0.hasPrefix("# ") } == 1)
    #expect(lines.allSatisfy { !$0.hasPrefix("|") || $0.hasSuffix("|") })
  }

  @Test func aLongChainIsWrittenWithoutRecursion() {
    let nodes = (0..<2_000).map { Node(id: NodeID("n\($0)"), type: "C\($0)") }
    let edges = (1..<2_000).map { Edge(from: nodes[$0 - 1].id, to: nodes[$0].id) }
    let files = files(RandomGraph.graph(nodes, edges))
    #expect(files.count == 2_000 + 4)
    #expect(
      files.allSatisfy { $0.path.hasPrefix("images/") || $0.path == "README.md" || $0.bytes.count < 4_000 }
    )
  }
}
