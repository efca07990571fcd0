import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Findings of any graph", .serialized)
struct FindingPropertyTests {
  /// Containers above each other at random, without circles, that require and provide some things.
  static func containers(_ seed: UInt64, dependencies: Int) -> Graph {
    var random = SeededGenerator(seed: seed)
    let containers = (0..<12).map { Node(id: NodeID("c\($0 + 10)"), type: "C\($0)", kind: .container) }
    let things = (0..<dependencies).map { Node(id: NodeID("d\($0)"), type: "D\($0)", kind: .dependency) }
    var edges: [Edge] = []
    for (number, container) in containers.enumerated() {
      for parent in containers.prefix(number).shuffled(using: &random).prefix(
        Int.random(in: 0...2, using: &random)
      ) {
        edges.append(Edge(from: container.id, to: parent.id, kind: .parent))
      }
      for thing in things where Int.random(in: 0..<5, using: &random) == 0 {
        let kind: Edge.Kind = Bool.random(using: &random) ? .requires : .provides
        edges.append(Edge(from: container.id, to: thing.id, kind: kind))
      }
    }
    return RandomGraph.graph(containers + things, edges)
  }

  @Test("Containers, as walking up from each gives", arguments: UInt64(0)..<30, [7, 150])
  func bruteForce(seed: UInt64, dependencies: Int) {
    let graph = Self.containers(seed, dependencies: dependencies)
    let provides = graph.edges.filter { $0.kind == .provides }
    func above(_ edge: Edge) -> Bool {
      let ancestors = Set(graph.descendants(of: edge.from, along: [.parent]).map(\.id))
      return provides.contains { $0.to == edge.to && ancestors.contains($0.from) }
    }
    let findings = Rule.all.findings(in: Snapshot(origin: .init(kind: .declared), graph: graph))
    func found(_ rule: String) -> [NodeID] { findings.filter { $0.rule == rule }.compactMap(\.node) }
    let lost = graph.edges.filter { $0.kind == .requires && !above($0) }
    #expect(found("required-not-provided") == lost.map(\.from))
    #expect(found("provided-twice") == provides.filter(above).map(\.from))
    let required = Set(graph.edges.filter { $0.kind == .requires }.map(\.to))
    #expect(found("provided-not-required") == provides.filter { !required.contains($0.to) }.map(\.from))
    #expect(found("container-cycle") == [])
  }

  @Test(
    "A finding names a node and ends in advice; the order of the input does not show",
    arguments: UInt64(0)..<60
  )
  func anyGraph(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let graph = RandomGraph.any(nodes: 12, edges: 60, seed: seed)
    let other = try Graph(
      nodes: graph.nodes.shuffled(using: &random),
      edges: graph.edges.shuffled(using: &random)
    )
    let ids = Rule.all.map(\.id)
    for kind in Snapshot.Origin.Kind.allCases {
      let findings = Rule.all.findings(in: Snapshot(origin: .init(kind: kind), graph: graph))
      #expect(findings == Rule.all.findings(in: Snapshot(origin: .init(kind: kind), graph: other)))
      for finding in findings {
        #expect(finding.node.map(graph.contains) == true && finding.message.contains("; "))
      }
      let places = findings.compactMap { ids.firstIndex(of: $0.rule) }
      #expect(places == places.sorted() && places.count == findings.count)
      let lines = TextReporter().report(findings).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == findings.count + 1)
    }
  }

  @Test func manyContainers() throws {
    let count = NarrowingSizeTests.size
    let nodes = (0..<count).map { Node(id: NodeID("c\($0)"), type: "C", kind: .container) }
    let thing = Node(id: "d", type: "D", kind: .dependency)
    let up = zip(nodes.dropFirst(), nodes).map { Edge(from: $0.id, to: $1.id, kind: .parent) }
    let needs = nodes.map { Edge(from: $0.id, to: "d", kind: .requires) }
    let graph = try Graph(
      nodes: nodes + [thing],
      edges: up + needs + [Edge(from: "c1", to: "d", kind: .provides)]
    )
    let findings = Rule.all.findings(in: Snapshot(origin: .init(kind: .declared), graph: graph))
    #expect(findings.map(\.node) == ["c0"])
  }

  @Test func everyRuleIsDocumented() throws {
    let page = try String(contentsOf: projectFolder / "docs/reference/rules.md", encoding: .utf8)
    for rule in Rule.all {
      #expect(page.contains("### `\(rule.id)`\n\n*\(rule.severity.rawValue.capitalized):*"), "\(rule.id)")
    }
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test func aLineForEach() {
    let findings = [
      Finding(rule: "a", severity: .error, message: "x", location: SourceLocation(file: "A.swift", line: 3)),
      Finding(rule: "b", severity: .note, message: "y\nz\u{2028}"),
    ]
    #expect(TextReporter().report(findings) == "A.swift:3: error: x [a]\nnote: y z  [b]\n")
    #expect(TextReporter().report([]) == "")
  }
}
