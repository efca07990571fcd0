import CoordinatorGraph
import CoordinatorScanner
import TestSupport
import Testing

/// The scan of each dialect's app, against what a person reads in it.
@Suite("Fixtures")
struct FixtureTests {
  @Test("Every coordinator is found, and none is invented", arguments: FixtureApp.all)
  func coordinators(_ app: FixtureApp) throws {
    let truth = try app.truth()
    let found = Set(try scan(app).coordinators)
    #expect(found == Set(truth.coordinators.map(\.name)))
    #expect(found.isDisjoint(with: truth.nonCoordinators.map(\.name)))
  }

  @Test("Every edge is found, and none is invented", arguments: FixtureApp.all)
  func edges(_ app: FixtureApp) throws {
    let truth = try app.truth()
    let found = Set(try scan(app).snapshot.graph.edges.filter { Set.hierarchy.contains($0.kind) }.map(\.ends))
    let coordinators = Set(truth.coordinators.map(\.name))
    let expected = Set(truth.edges.map { "\($0.from) \($0.to)" })
    #expect(
      found.filter { $0.split(separator: " ").allSatisfy { coordinators.contains(String($0)) } } == expected
    )
    #expect(found.isDisjoint(with: truth.nonEdges.map { "\($0.from) \($0.to)" }))
  }

  @Test("Every edge names the line that makes its child", arguments: FixtureApp.all)
  func evidence(_ app: FixtureApp) throws {
    let edges = Dictionary(grouping: try scan(app).snapshot.graph.edges, by: \.ends)
    // Where an initializer is handed on as a function, the line that calls it makes the child.
    for line in try app.truth().edges where line.to != "SpringCoordinator" {
      let shown = (edges["\(line.from) \(line.to)"] ?? []).flatMap(\.evidence)
      #expect(shown.contains(SourceLocation(file: line.file, line: line.line)), "\(line.from) -> \(line.to)")
    }
  }

  @Test("The order of the files changes nothing", arguments: FixtureApp.all)
  func order(_ app: FixtureApp) throws {
    let facts = try app.files().map { $0.facts() }
    var random = SeededGenerator(seed: 7)
    let expected = Program(facts).snapshot()
    for _ in 0..<3 { #expect(Program(facts.shuffled(using: &random)).snapshot() == expected) }
  }

  @Test("A file that breaks off in the middle leaves the rest as it was", arguments: FixtureApp.all)
  func brokenFile(_ app: FixtureApp) throws {
    let files = try app.files()
    let broken = SourceFile(path: "Zzz.swift", text: Array("final class { func ( { let x = [[ ".utf8))
    #expect(broken.facts().brokenLine == 1)
    let whole = Program(files.map { $0.facts() }).snapshot()
    #expect(Program((files + [broken]).map { $0.facts() }).snapshot() == whole)
  }

  private func scan(_ app: FixtureApp) throws -> Scanned {
    Scanned(files: try app.files())
  }
}

extension Edge {
  fileprivate var ends: String { "\(from) \(to)" }
}
