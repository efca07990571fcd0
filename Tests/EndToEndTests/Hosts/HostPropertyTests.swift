import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import coordviz

@Suite("What hosts are given")
struct HostPropertyTests {
  /// Graphs of every shape and size with hostile and very long names.
  static let graphs: [(name: String, graph: Graph, words: [String])] = (sizes.flatMap(graphs) + others).map {
    ($0.name, $0.graph, TextTree().render($0.graph).lines)
  }

  /// What is drawn of each graph where Mermaid draws it.
  private static let steps = Result {
    try graphs.map { try hosted($0.graph, $0.words).step(for: .githubComment) }
  }

  private static let sizes = [1, 2, 17, 180, 520, 1_000]

  private static func graphs(of size: Int) -> [(name: String, graph: Graph)] {
    let seed = UInt64(size)
    return [
      ("any \(size)", RandomGraph.any(nodes: size, edges: size * 3 / 2, seed: seed)),
      // Of a large graph, only as many names are long as are seen.
      ("tree \(size)", long(RandomGraph.tree(nodes: size, fanOut: 6, seed: seed), first: 500)),
      ("equal \(size)", equal(RandomGraph.tree(nodes: size, fanOut: size, seed: 1))),
    ]
  }

  private static let others: [(name: String, graph: Graph)] = [
    ("chain", RandomGraph.tree(nodes: 1_000, fanOut: 1, seed: 1)), ("modules", modules(600)),
    ("empty", .empty),
  ]

  /// Names that are longer than any name.
  private static func long(_ graph: Graph, first count: Int) -> Graph {
    let name = String(repeating: "<b>`홈🧳\\\"", count: 100)
    return RandomGraph.graph(
      graph.nodes.enumerated().map { number, node in
        var node = node
        if number < count { node.label = "\(number)\(name)" }
        return node
      },
      graph.edges
    )
  }

  private static func equal(_ graph: Graph) -> Graph {
    RandomGraph.graph(graph.nodes.map { Node(id: $0.id, type: "Cell") }, graph.edges)
  }

  private static func modules(_ size: Int) -> Graph {
    let tree = RandomGraph.tree(nodes: size, fanOut: 2, seed: 3)
    let nodes = tree.nodes.enumerated().map { number, node in
      Node(id: node.id, type: node.type, module: "Module \(number % 7)")
    }
    return RandomGraph.graph(nodes, tree.edges)
  }

  private static func hosted(_ graph: Graph, _ words: [String], apart: [NodeID] = []) -> HostedGraph {
    HostedGraph(
      heading: "**Coordinators**",
      alternative: "Coordinators",
      graph: graph,
      apart: Set(apart),
      words: .code(words, language: "text"),
      options: DiagramOptions()
    )
  }

  /// The page of a graph of ``graphs``. All hosts that draw Mermaid draw the same of a graph, so that each large one is narrowed
  /// for one of them.
  private func page(_ number: Int, on host: MarkdownHost) throws -> String {
    let (_, graph, words) = Self.graphs[number]
    let hosted = Self.hosted(graph, words)
    var step = try Self.steps.get()[number]
    if !host.drawsMermaid || graph.nodes.count <= 200 {
      let own = try hosted.step(for: host)
      #expect(own == step || !host.drawsMermaid)
      step = own
    }
    return hosted.page(step, on: host, file: "structure")
  }

  private static let levels = [
    "Drawn in full", "Drawn folded", "Drawn collapsed", "Drawn up to", "Shown as a list",
    "Nothing to draw",
  ]

  @Test(arguments: MarkdownHost.allCases)
  func eachPageIsWithinItsLimitsAndNamesItsRung(host: MarkdownHost) throws {
    var taken: Set<String> = []
    for (number, name) in Self.graphs.map(\.name).enumerated() {
      let page = try page(number, on: host)
      #expect(host.size(of: page) <= host.mostText ?? .max, "\(name)")
      let level = Self.levels.filter { page.range(of: $0, options: .literal) != nil }
      #expect(level.count == 1, "\(name): \(level)")
      taken.formUnion(level)
      guard let block = page.mermaidBlock else { continue }
      #expect(block.utf16.count <= 50_000, "\(name)")
      #expect(block.arrowCount <= 500, "\(name)")
    }
    #expect(taken == Set(Self.levels), "no graph is there for a level")
  }

  @Test func whatAChangeIsMadeOfIsDrawnOnEveryRung() throws {
    for size in [100, 1000, 3000] {
      let tree = RandomGraph.tree(nodes: size, fanOut: 6, seed: UInt64(size))
      let apart = tree.nodes.shuffled(by: 7).prefix(20)
      let hosted = Self.hosted(tree, [], apart: apart.map(\.id))
      let page = try hosted.product(on: .githubComment, file: "structure").page
      let block = try #require(page.mermaidBlock)
      for node in apart { #expect(block.contains("[\(node.type)]"), "\(size): \(node.type)") }
    }
  }

  @Test(
    "the real Mermaid draws every diagram",
    .enabled(if: MermaidScript.isInstalled, "run Scripts/check-mermaid.py --install")
  )
  func theRealMermaidDrawsThem() throws {
    // What is large enough to be interesting, and not what would keep a browser busy for minutes.
    let small = Self.graphs.indices.filter { Self.graphs[$0].graph.nodes.count <= 1000 }
    let pages = try small.map { try page($0, on: .githubComment) }
    let blocks = pages.compactMap(\.mermaidBlock).filter { $0.utf8.count < 12_000 }
    #expect(blocks.count > 10)
    for answer in try RealMermaid.answers(blocks) { #expect(!answer.contains("\"error\""), "\(answer)") }
  }
}

/// Mermaid itself, in headless Chromium.
private enum RealMermaid {
  /// What it says of each flowchart, a line each.
  static func answers(_ texts: [String]) throws -> [String] {
    try TemporaryFolder.with { folder in
      let files = try texts.enumerated().map { number, text in
        try Data(text.utf8).write(to: folder / "\(number).mmd")
        return (folder / "\(number).mmd").path
      }
      let lines = try MermaidScript.command(files).run().output.lines
      #expect(lines.count == texts.count)
      return lines
    }
  }
}

extension String {
  /// The text of the diagram in a page.
  var mermaidBlock: String? {
    guard let start = range(of: "\n```mermaid\n"),
      let end = range(of: "\n```\n", range: start.upperBound..<endIndex)
    else { return nil }
    return String(self[start.upperBound..<end.lowerBound]) + "\n"
  }

  /// How many lines of a flowchart are edges.
  fileprivate var arrowCount: Int {
    lines.count { [" -->", " -.->", " --o", " -.-o"].contains(where: $0.contains) }
  }
}

extension Array {
  fileprivate func shuffled(by seed: UInt64) -> [Element] {
    var random = SeededGenerator(seed: seed)
    return shuffled(using: &random)
  }
}
