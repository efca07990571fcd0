import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams

@Suite("Looks without colour")
struct NodeLookTests {
  @Test func everyPartHasItsOwnOutline() {
    let kinds: [NodePart: Node.Kind] = [
      .screen: .screen, .container: .container, .dependency: .dependency, .service: .service,
      .module: .module,
    ]
    let outlines = NodePart.allCases.filter { $0 != .leaf }.map { part in
      Self.outline(NodeLook(kind: kinds[part] ?? .coordinator, part: part))
    }
    #expect(Set(outlines).count == outlines.count)
    #expect(
      Self.outline(NodeLook(kind: .coordinator, part: .leaf))
        != Self.outline(NodeLook(kind: .coordinator, part: .flow))
    )
  }

  @Test func doubtsPromisesAndScopesShow() {
    let service = NodeLook(kind: .service, part: .service)
    let looks = [
      service, NodeLook(kind: .service, part: .service, scope: .shared),
      NodeLook(kind: .service, part: .service, scope: .weak),
      NodeLook(kind: .service, part: .service, isUnknown: true),
    ]
    #expect(Set(looks.map(Self.outline)).count == 4)
    #expect(Self.outline(NodeLook(kind: .dependency, part: .dependency)).contains("dashed"))
  }

  @Test func everyOwnershipHasItsOwnLine() {
    let lines = Ownership.allCases.map { EdgePaint(.child, $0, isPale: false).attributes.list }
    #expect(Set(lines).count == 4)
  }

  @Test func whoProvidesAndWhoRequiresDiffer() {
    let ends = [Edge.Kind.child, .requires, .provides, .registers, .adopts, .holds, .presents].map {
      EdgeEnds(of: $0).attributes.list
    }
    #expect(Set(ends).count == ends.count)
  }

  @Test func partsFollowFromTheTree() {
    let graph = RandomGraph.graph(
      [
        Node(id: "App", type: "App"), Node(id: "Flow", type: "Flow"), Node(id: "Leaf", type: "Leaf"),
        Node(id: "Tabs", type: "Tabs", role: .tabContainer), Node(id: "View", type: "View", kind: .screen),
      ],
      [
        Edge(from: "App", to: "Flow"), Edge(from: "Flow", to: "Leaf", kind: .holds),
        Edge(from: "Leaf", to: "View", kind: .presents),
        Edge(from: "App", to: "Tabs", order: 1),
      ]
    )
    let drawing = Drawing(graph)
    let parts = Dictionary(uniqueKeysWithValues: zip(drawing.nodes.map(\.id.rawValue), drawing.parts))
    #expect(parts == ["App": .root, "Flow": .flow, "Leaf": .leaf, "Tabs": .tabContainer, "View": .screen])
  }

  @Test func aLabelOnARegistrationTellsTheScope() {
    let graph = RandomGraph.graph(
      [Node(id: "C", type: "C", kind: .container)]
        + ["a", "b", "c"].map { Node(id: NodeID($0), type: $0, kind: .service) },
      [
        Edge(from: "C", to: "a", kind: .registers, label: "shared"),
        Edge(from: "C", to: "b", kind: .registers, label: "transient"),
        Edge(from: "C", to: "c", kind: .provides, label: "weak"),
        Edge(from: "C", to: "a", kind: .registers, label: "weak", order: 9),
      ]
    )
    let drawing = Drawing(graph)
    let scopes = NodeLook.looks(in: drawing).map(\.scope)
    #expect(
      Dictionary(uniqueKeysWithValues: zip(drawing.nodes.map(\.id.rawValue), scopes)) == [
        "C": nil, "a": .shared, "b": nil, "c": .weak,
      ]
    )
  }

  private static func outline(_ look: NodeLook) -> String {
    look.attributes(DiagramOptions(theme: Theme(name: "none"))).list
  }
}
