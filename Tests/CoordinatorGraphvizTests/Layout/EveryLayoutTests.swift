import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorGraphviz

/// Any graph in any direction by any layout is a whole picture: well-formed, each node and edge once, no node on another.
///
/// Graphviz's layouts take minutes for all of them; without `COORDVIZ_EVERY_LAYOUT=1` a tenth of them is drawn.
@Suite("Every layout of any graph")
struct EveryLayoutTests {
  private static let isEvery = ProcessInfo.processInfo.environment["COORDVIZ_EVERY_LAYOUT"] == "1"

  @Test(arguments: Seeds.numbers(200, atMost: 4))
  func ownLayouts(seed: Int) throws {
    let graph = AnyGraph.graph(seed)
    for direction in DiagramOptions.Direction.allCases {
      for choice in [LayoutChoice.auto, .tree, .compact] { try expectWhole(graph, choice, direction, seed) }
    }
  }

  @Test(arguments: Seeds.numbers(200, atMost: 4))
  func layoutsOfGraphviz(seed: Int) throws {
    let graph = AnyGraph.graph(seed)
    for (number, choice) in LayoutChoice.allCases.filter({ $0.engine != nil }).enumerated() {
      for (turn, direction) in DiagramOptions.Direction.allCases.enumerated() {
        guard Self.isEvery || (seed * 7 + number * 4 + turn) % 10 == 0 else { continue }
        try expectWhole(graph, choice, direction, seed)
      }
    }
  }

  /// Graphviz's own command, since some of its layouts may take the process with them that asks for them.
  private static let worker: GraphvizWorker = { request in
    let process = Command("dot", ["-K\(request.engine)", "-T\(request.format)"]).process
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    // No graph here fills a pipe before it is read.
    try input.feed(Data(request.dot.utf8))
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return Array(bytes)
  }

  private func expectWhole(
    _ graph: Graph,
    _ choice: LayoutChoice,
    _ direction: DiagramOptions.Direction,
    _ seed: Int
  ) throws {
    let options = DiagramOptions(direction: direction, groupsByModule: seed % 3 == 0)
    var warnings: [String] = []
    let svg = try GraphvizRenderer().svg(
      of: graph,
      options: options,
      layout: choice,
      worker: choice.engine == nil ? nil : Self.worker,
      onWarning: { warnings.append($0) }
    )
    if choice.engine != nil { #expect(warnings.isEmpty, "\(choice) \(direction)") }
    let drawn = try DrawnGraph(svg: svg)
    let (nodes, edges) = (drawn.elements(of: "node"), drawn.elements(of: "edge"))
    #expect(nodes.map(\.id).sorted() == graph.nodes.map { ElementID.node($0.id) }.sorted())
    #expect(edges.count == graph.edges.count && Set(edges.map(\.id)).count == graph.edges.count)
    let boxes = nodes.compactMap(\.box)
    #expect(boxes.count == nodes.count)
    // Riders of tabs and lugs of containers stick out a little.
    let overlaps = boxes.indices.reduce(0) { sum, place in
      sum + boxes[..<place].filter { $0.overlaps(boxes[place], by: 4.5) }.count
    }
    #expect(overlaps == 0, "\(choice) \(direction)")
  }
}
