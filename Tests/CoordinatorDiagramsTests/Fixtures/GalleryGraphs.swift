import CoordinatorGraph
import TestSupport

/// Graphs that show one thing each, by the name of their golden files.
let galleryGraphs: [String: Graph] = [
  "guide": guideGraph, "kinds": kindsGraph, "ownerships": ownershipsGraph, "hostile": hostileGraph,
  "shapes": shapesGraph,
]

/// A node of each kind, and an edge of each kind to it from one coordinator.
private let kindsGraph = RandomGraph.graph(
  [Node(id: "App", type: "AppCoordinator")]
    + Node.Kind.allCases.map { Node(id: NodeID($0.rawValue), type: "Some\($0.rawValue)", kind: $0) },
  Edge.Kind.allCases.enumerated().map { number, kind in
    let target = Node.Kind.allCases[number % Node.Kind.allCases.count]
    return Edge(from: "App", to: NodeID(target.rawValue), kind: kind, order: number)
  }
)

/// An edge of each ownership, down and up, with a label on some.
private let ownershipsGraph = RandomGraph.graph(
  [Node(id: "App", type: "AppCoordinator")]
    + Ownership.allCases.map { Node(id: NodeID($0.rawValue), type: "\($0.rawValue)ly", module: "Ownership") },
  Ownership.allCases.enumerated().flatMap { number, ownership in
    [
      Edge(from: "App", to: NodeID(ownership.rawValue), ownership: ownership, order: number),
      Edge(from: "App", to: NodeID(ownership.rawValue), kind: .holds, ownership: ownership, label: "a|b"),
      Edge(from: NodeID(ownership.rawValue), to: "App", kind: .parent, ownership: ownership),
    ]
  }
)

/// Names that break formats, on nodes, edges, modules and descriptions.
private let hostileGraph: Graph = {
  let names = RandomGraph.hostileNames
  let nodes = names.indices.map { number in
    Node(
      id: NodeID("n\(number + 100)"),
      type: names[number],
      label: nil,
      module: number.isMultiple(of: 3) ? names[number] : nil,
      documentation: names[names.count - 1 - number],
      unknown: number.isMultiple(of: 7) ? ["no reflection metadata"] : []
    )
  }
  let edges = names.indices.dropFirst().map { number in
    Edge(
      from: nodes[number / 4].id,
      to: nodes[number].id,
      label: number.isMultiple(of: 2) ? names[number] : nil,
      order: number
    )
  }
  return RandomGraph.graph(nodes, Array(edges.dropLast(3)))
}()

/// Two parents, two edges between two nodes, a self edge, a cycle, a second root, a part that only a cycle
/// enters, a screen that is presented before its coordinator is met, and a node without edges.
private let shapesGraph = RandomGraph.graph(
  ["App", "Left", "Right", "Shared", "Loop", "Other", "RingA", "RingB", "Lone"].map {
    Node(id: NodeID($0), type: $0)
  } + [Node(id: "Screen", type: "Screen", kind: .screen)],
  [
    Edge(from: "App", to: "Loop", kind: .resolves), Edge(from: "App", to: "Left", order: 1),
    Edge(from: "App", to: "Right", order: 2), Edge(from: "App", to: "Right", via: "second", order: 3),
    Edge(from: "Left", to: "Shared"), Edge(from: "Right", to: "Shared"), Edge(from: "Shared", to: "App"),
    Edge(from: "Right", to: "Loop", order: 1), Edge(from: "Loop", to: "Loop"),
    Edge(from: "Left", to: "Screen", kind: .presents, order: 1),
    Edge(from: "Screen", to: "Left", kind: .listener),
    Edge(from: "Other", to: "Shared", kind: .holds), Edge(from: "RingA", to: "RingB"),
    Edge(from: "RingB", to: "RingA"),
  ]
)
