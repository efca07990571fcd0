import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph
import CustomDump
import Foundation
import TestSupport
import Testing

@Suite("The library, in YAML and in Swift")
struct LibraryTests {
  private let yaml: Snapshot
  private let swift: Snapshot

  init() throws {
    let file = projectFolder.appendingPathComponent("Examples/Declared/containers.yml")
    yaml = try Snapshot(yaml: String(contentsOf: file, encoding: .utf8), name: "containers.yml")
    swift = try Library.snapshot()
  }

  @Test("Both are the same graph, and every drawing of it is the same bytes")
  func same() {
    expectNoDifference(yaml, swift)
    #expect(yaml.json() == swift.json())
    #expect(MermaidRenderer().render(yaml.graph) == MermaidRenderer().render(swift.graph))
    #expect(DOTRenderer().render(yaml.graph) == DOTRenderer().render(swift.graph))
  }

  @Test("The graph is what the file says")
  func graph() {
    #expect(Golden.difference(yaml.graph.lines, name: "containers.graph.txt") == nil)
  }

  @Test("Written again, it looks as people write it")
  func written() throws {
    #expect(Golden.difference(yaml.yaml(), name: "containers.yml") == nil)
    #expect(try Snapshot(yaml: yaml.yaml()) == yaml)
  }
}
