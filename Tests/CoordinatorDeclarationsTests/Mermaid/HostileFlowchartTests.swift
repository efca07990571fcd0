import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Broken and huge flowcharts")
struct HostileFlowchartTests {
  @Test(
    "changed and cut texts are read or refused, and never end the program",
    arguments: Seeds.of(40)
  )
  func mutated(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let blocks = try RealMermaidTests.blocks()
    var read = 0
    for block in blocks {
      var bytes = Array(block.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.change(&bytes, using: &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      if let graph = try? Snapshot(mermaid: text).graph {
        read += 1
        _ = try Snapshot(mermaid: MermaidRenderer().render(graph))
      }
      _ = try? Snapshot(markdown: "# a\n```mermaid\n" + text)
    }
    #expect((1..<blocks.count).contains(read))
  }

  @Test("every beginning of a flowchart is read or refused in words")
  func cut() throws {
    for block in try RealMermaidTests.blocks() {
      for length in 0..<block.unicodeScalars.count {
        let text = String(block.unicodeScalars.prefix(length))
        do { _ = try Snapshot(mermaid: text) } catch { #expect(!error.description.contains("\n")) }
      }
    }
  }

  @Test("20 000 edges, in a chain and in lines of their own")
  func manyEdges() throws {
    let chain = "graph TD\n" + (0...20_000).map { "n\($0)" }.joined(separator: " --> ")
    #expect(try Snapshot(mermaid: chain).graph.edges.count == 20_000)
    let lines = (0..<20_000).map { "n\($0)[Name \($0)] --> n\($0 / 2)" }.joined(separator: "\n")
    #expect(try Snapshot(mermaid: "flowchart LR\n" + lines).graph.edges.count == 20_000)
  }

  @Test("names of 10 000 letters, and ids")
  func longNames() throws {
    let name = String(repeating: "가", count: 10_000)
    let id = String(repeating: "n", count: 10_000)
    let graph = try Snapshot(mermaid: "graph TD\n\(id)[\"\(name)\"] --> \(name)").graph
    #expect(Set(graph.nodes.map { $0.type.count }) == [10_000])
  }

  /// Each is something that a careless reader walks again from every place.
  @Test(
    "what repeats is read once",
    arguments: [
      "A --> B\n" + String(repeating: " ", count: 50_000), String(repeating: "a@", count: 25_000),
      String(repeating: "<a ", count: 20_000), String(repeating: "%%{", count: 20_000),
      String(repeating: "A[", count: 20_000), String(repeating: "(", count: 50_000),
      "A -- " + String(repeating: "x ", count: 25_000), String(repeating: "direction ", count: 10_000),
      String(repeating: "#a", count: 25_000), "A[" + String(repeating: "<", count: 50_000) + "]",
      "A[" + String(repeating: "&", count: 50_000) + "]", String(repeating: "}", count: 50_000),
      "A --> B" + String(repeating: " \n", count: 25_000),
      "style A " + String(repeating: "fill:#", count: 10_000),
    ]
  )
  func repeated(line: String) {
    _ = try? Snapshot(mermaid: "graph TD\n" + line)
    _ = try? Snapshot(markdown: "```mermaid\ngraph TD\n" + line)
  }

  @Test(
    "what repeats in a guide is read once",
    arguments: ["- ", "1. ", "* - + ", "> ", "  - ", "```", "a\n===\n", "<!--", "| "]
  )
  func repeatedInAGuide(mark: String) throws {
    let text = String(repeating: mark, count: 40_000) + "**A**\n"
    _ = try? Snapshot(markdown: text + "\n  - **B**\n")
    _ = try? Snapshot(mermaid: "  ---\n" + text + String(repeating: " ", count: 40_000) + "\n---\ngraph TD")
  }

  @Test("20 000 subgraphs in one another")
  func deep() throws {
    let depth = 20_000
    let text =
      "graph TD\n" + (0..<depth).map { "subgraph s\($0)\n" }.joined() + "A --> B\n"
      + String(repeating: "end\n", count: depth)
    let graph = try Snapshot(mermaid: text).graph
    #expect(graph.nodes.map(\.module) == ["s\(depth - 1)", "s\(depth - 1)"])
  }

  private static func change(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let position = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[position] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.remove(at: position)
    case 3: bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random) / 4)
    default:
      bytes.insert(Array("{}[]()\"|;%-=.&@:#<>\n `~".utf8).randomElement(using: &random) ?? 0, at: position)
    }
  }
}
