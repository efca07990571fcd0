import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorScanner
import Testing

/// The containers of the small apps, as their sources say in comments.
@Suite("Containers of the fixtures")
struct ContainerTruthTests {
  private func graph(_ app: FixtureApp) throws -> Graph { try app.scanned().snapshot.graph }

  @Test(arguments: FixtureApp.all)
  func containers(app: FixtureApp) throws {
    let found = try graph(app).nodes.filter { $0.kind == .container }.map(\.type)
    #expect(Set(found) == Set(try app.truth().containers.map(\.name)))
  }

  @Test(arguments: FixtureApp.all)
  func edges(app: FixtureApp) throws {
    let (truth, graph) = (try app.truth(), try graph(app))
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

  @Test(arguments: FixtureApp.all)
  func children(app: FixtureApp) throws {
    let (truth, graph) = (try app.truth(), try graph(app))
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
