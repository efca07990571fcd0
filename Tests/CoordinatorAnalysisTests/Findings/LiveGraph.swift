import CoordinatorGraph
import Foundation
import TestSupport

/// The graphs that walks of the dialects' apps gave, read from their goldens.
enum LiveGraph {
  static let names = [
    "BaseClass", "BaseClass-afterLogIn", "BaseClass-whileFindingId", "CompositionRoot",
    "CompositionRoot-atHome",
    "Guide", "Guide-beforeLogIn", "ParentChild", "ParentChild-afterAccount", "RootScreen",
    "RootScreen-beforeLogIn",
  ]

  static func named(_ name: String) throws -> Graph {
    let file = projectFolder / "Tests/CoordinatorCoreTests/Dialects/Goldens/\(name).golden"
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
    let lines = parts.map { $0.split(separator: "\n").map { $0.components(separatedBy: "  ") } }
    return try Graph(nodes: lines[0].map(node), edges: lines[1].map(edge))
  }

  private static func node(_ words: [String]) -> Node {
    let type = words[0].components(separatedBy: "/").last ?? ""
    return Node(
      id: NodeID(words[0]),
      type: type.components(separatedBy: "#")[0],
      kind: Node.Kind(rawValue: words[1]) ?? .module,
      unknown: words.filter { $0.hasPrefix("? ") }
    )
  }

  private static func edge(_ words: [String]) -> Edge {
    Edge(
      from: NodeID(words[0]),
      to: NodeID(words[2]),
      kind: Edge.Kind(rawValue: words[3]) ?? .adopts,
      ownership: Ownership(rawValue: words[5]) ?? .unknown,
      via: words[4] == "-" ? nil : words[4],
      label: words.count > 6 ? words[6] : nil
    )
  }
}
