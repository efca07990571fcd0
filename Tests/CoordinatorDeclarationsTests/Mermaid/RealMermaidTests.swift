import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorDeclarations

@Suite("Flowcharts, beside the real Mermaid")
struct RealMermaidTests {
  /// Blocks of every feature, and broken ones, with `=====` between them.
  static func blocks() throws -> [String] {
    let file = projectFolder / "Tests/Fixtures/Guides/flowcharts.txt"
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n=====\n").map {
      $0.replacingOccurrences(of: "\\r", with: "\r").replacingOccurrences(of: "\\t", with: "\t")
        .replacingOccurrences(of: "\\uFEFF", with: "\u{FEFF}")
    }
  }

  @Test(
    "what Mermaid draws is read to the same nodes, edges and labels; most of what it refuses is refused",
    .enabled(
      if: MermaidScript.isInstalled,
      "chromium or Mermaid is missing; run Scripts/check-mermaid.py --install"
    )
  )
  func sameAsMermaid() throws {
    let blocks = try Self.blocks()
    let answers = try RealMermaid.answers(to: blocks)
    #expect(answers.count == blocks.count)
    #expect(blocks.count >= 60)
    var readAlone = 0
    for (block, answer) in zip(blocks, answers) {
      let read = Result { try Reading(block) }
      #expect(read.difference(from: answer) == nil, "\(block)")
      if case .success = read, answer.error != nil { readAlone += 1 }
    }
    #expect(readAlone <= 5)
  }
}

/// What this library makes of a text, in Mermaid's terms.
private struct Reading {
  let flowchart: Flowchart
  let graph: Graph

  init(_ text: String) throws {
    let document = Document(text)
    var text = MermaidText(of: document, ranges: document.lines)
    _ = text.removeFrontmatter()
    text.clean()
    flowchart = try FlowchartParser(text).parsed()
    graph = GraphOfFlowchart(flowchart).graph()
  }

  /// Subgraphs that an arrow touches are nodes here, and boxes there.
  var boxes: Int {
    let boxes = Set(flowchart.subgraphs.map(\.id))
    let drawn = flowchart.links.filter { flowchart.arrows[$0.arrow].line != .invisible }
    return boxes.intersection(drawn.flatMap { [$0.from, $0.to] }).count
  }

  func difference(from answer: RealMermaid.Answer) -> String? {
    let counts = [
      ("nodes", flowchart.vertices.count, answer.nodes), ("edges", flowchart.links.count, answer.edges),
      ("modules", flowchart.subgraphs.count, answer.modules),
      ("drawn nodes", graph.nodes.count - boxes, answer.drawnNodes),
      ("drawn edges", graph.edges.count, answer.drawnEdges),
    ]
    if let (what, own, other) = counts.first(where: { $0.1 != $0.2 }) {
      return "\(what): \(own), and \(other ?? -1) with Mermaid"
    }
    return flowchart.vertices.compactMap { labelDifference($0, answer) }.first
  }

  private func labelDifference(_ vertex: Flowchart.Vertex, _ answer: RealMermaid.Answer) -> String? {
    guard let shown = answer.labels?[vertex.id] ?? nil else { return nil }
    let own = vertex.label?.shown ?? vertex.id
    return own.letters == shown.letters ? nil : "label '\(own)', and '\(shown)' with Mermaid"
  }
}

extension Result where Success == Reading {
  fileprivate func difference(from answer: RealMermaid.Answer) -> String? {
    switch (self, answer.error) {
    case (.success(let reading), nil): reading.difference(from: answer)
    case (.failure(let error), nil): "Mermaid draws it: \(error)"
    case (_, .some): nil
    }
  }
}

extension String {
  /// White space aside: Mermaid's lines and spaces depend on the width of the picture.
  fileprivate var letters: String { filter { !$0.isWhitespace } }
}
