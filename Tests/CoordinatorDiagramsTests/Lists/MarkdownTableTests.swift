import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Tables")
struct MarkdownTableTests {
  @Test("as they should look", arguments: galleryGraphs.keys.sorted())
  func golden(name: String) throws {
    let graph = try #require(galleryGraphs[name])
    #expect(differenceFromGolden(MarkdownTable().render(graph), "\(name).table.md") == nil)
  }

  @Test("a graph without nodes is no table")
  func empty() {
    #expect(MarkdownTable().render(.empty) == "")
  }

  @Test("a graph without edges is one table")
  func noEdges() {
    let text = MarkdownTable().render(RandomGraph.any(nodes: 3, edges: 0, seed: 1))
    #expect(text.split(separator: "\n").count == 5)
  }

  @Test("every node and every edge has one row", arguments: Seeds.of(300))
  func eachOnce(seed: UInt64) {
    let graph = RandomGraph.marked(nodes: Int(seed % 60), edges: Int(seed % 97), seed: seed)
    let read = TableReader(MarkdownTable().render(graph))
    #expect(read.nodes.sorted() == graph.nodes.map(\.id.rawValue).sorted())
    #expect(read.edges.sorted() == graph.edges.map(ShownEdge.init).sorted())
    #expect(read.isEven)
  }

  @Test("the parent of each node is named by its number")
  func parents() {
    let graph = RandomGraph.marked(RandomGraph.tree(nodes: 200, fanOut: 4, seed: 5))
    let read = TableReader(MarkdownTable().render(graph))
    for edge in graph.edges { #expect(read.parents[edge.to.rawValue] == edge.from.rawValue) }
    #expect(read.parents.count == graph.edges.count)
  }
}

/// Reads the tables of marked graphs.
private struct TableReader {
  private(set) var nodes: [String] = []
  private(set) var edges: [ShownEdge] = []
  /// The ids of nodes and of the one parent that each has.
  private(set) var parents: [String: String] = [:]
  /// Whether each row has as many cells as the head of its table.
  private(set) var isEven = true
  private var width = 0

  init(_ text: String) {
    for line in text.split(separator: "\n") { read(Self.cells(of: line)) }
    parents = parents.compactMapValues { Int($0).map { nodes[$0 - 1] } }
  }

  private mutating func read(_ cells: [String]) {
    if cells.first == "#" || cells.first == "from" { width = cells.count }
    isEven = isEven && cells.count == width
    if let number = Int(cells[0]), number == nodes.count + 1, let id = mark(in: cells[1]) {
      nodes.append(id)
      if !cells[4].isEmpty { parents[id] = cells[4] }
    } else if cells.count > 2, let from = mark(in: cells[0]), let to = mark(in: cells[1]) {
      edges.append(ShownEdge(from: from, to: to, words: cells[2]))
    }
  }

  /// The cells between bars that no backslash stands before.
  private static func cells(of line: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.dropFirst(2).dropLast(2) {
      if character == "|" && !isEscaped { cells.append("") } else { cells[cells.count - 1].append(character) }
      isEscaped = character == "\\" && !isEscaped
    }
    return cells.map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
  }
}
