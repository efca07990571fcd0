import CoordinatorGraph
import CoordinatorScanner
import Foundation
import TestSupport
import Testing

/// The containers of the small apps, as their sources say in comments.
@Suite("Containers of the fixtures")
struct ContainerTruthTests {
  struct Truth: Decodable {
    struct Container: Decodable { let name: String }
    struct Edge: Decodable {
      let from: String
      let to: String
      let kind: String
    }
    let containers: [Container]
    let containerEdges: [Edge]
  }

  private static let folder = projectFolder / "Tests/CoordinatorScannerTests/Fixtures"

  static let names = [
    "BaseClass", "ChildrenArray", "Container", "Modules", "RIBs", "Routes", "SwiftUI", "TypedSlots",
  ]

  private func truth(_ app: String) throws -> Truth {
    try JSONDecoder().decode(Truth.self, from: Data(contentsOf: Self.folder / app / "truth.json"))
  }

  private func graph(_ app: String) throws -> Graph {
    let paths =
      FileManager.default.enumerator(atPath: (Self.folder / app).path)?.compactMap { $0 as? String } ?? []
    let files = try paths.filter { $0.hasSuffix(".swift") && !$0.contains("Tests/") }.map { path in
      SourceFile(path: path, text: Array(try Data(contentsOf: Self.folder / app / path))).facts()
    }
    return Program(files).snapshot().graph
  }

  @Test(arguments: names)
  func containers(app: String) throws {
    let found = try graph(app).nodes.filter { $0.kind == .container }.map(\.type)
    #expect(Set(found) == Set(try truth(app).containers.map(\.name)))
  }

  @Test(arguments: names)
  func edges(app: String) throws {
    let (truth, graph) = (try truth(app), try graph(app))
    let kinds = ["requires", "adopts", "provides", "registers", "resolves"]
    let wanted = truth.containerEdges.filter { kinds.contains($0.kind) }.map { edge in
      // What is resolved in a factory is required by what the factory makes.
      let isService = edge.kind == "resolves" && !graph.contains(edge.from, .coordinator)
      return "\(edge.from) \(isService ? "requires" : edge.kind) \(edge.to.split(separator: ".").last ?? "")"
    }
    let found = graph.edges.filter { kinds.contains($0.kind.rawValue) }.map { edge in
      "\(edge.from) \(edge.kind) \(edge.to.rawValue.split(separator: ".").last ?? "")"
    }
    #expect(Set(found) == Set(wanted))
  }

  @Test(arguments: names)
  func children(app: String) throws {
    let (truth, graph) = (try truth(app), try graph(app))
    let made = graph.edges.filter { edge in
      edge.kind == .creates && graph.contains(edge.to.rawValue, .container)
    }
    let wanted = truth.containerEdges.filter { $0.kind.hasPrefix("creates-child") }.compactMap { edge in
      let ends = [edge.from, edge.to].map { $0.replacing("Builder", with: "Component") }
      return graph.contains(ends[1], .container) ? ends.joined(separator: " ") : nil
    }
    #expect(Set(made.map { "\($0.from) \($0.to)" }) == Set(wanted))
  }
}

extension Graph {
  fileprivate func contains(_ name: String, _ kind: Node.Kind) -> Bool {
    nodes.contains { $0.id.rawValue == name && $0.kind == kind }
  }
}
