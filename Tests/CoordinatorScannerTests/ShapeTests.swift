import CoordinatorGraph
import CoordinatorScanner
import Foundation
import TestSupport
import Testing

/// A small program in `Fixtures/Shapes`: one way to write coordinators, and in its first comments all that a scan finds.
///
///     // expect: AppCoordinator -> CartCoordinator        a child, of whatever kind; `if DEBUG` and `?` may follow
///     // expect: CartCoordinator up AppCoordinator        its parent or listener
///     // expect: CartCoordinator shows CartScreen push    a screen
///     // expect: coordinator CartCoordinator              where some are named, these are all
///     // expect: container AppModule                      the same for containers
///     // expect: AppModule adopts CartModule              other edges have the name of their kind
///     // may be: …                                        either way is right
///     // with the base protocol                           `Scanned.base` is part of the program
struct Shape: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  private static let folder = projectFolder / "Tests/CoordinatorScannerTests/Fixtures/Shapes"

  static let all: [Shape] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { Shape(name: String($0.dropLast(6))) }
  }()

  func source() throws -> String {
    try String(contentsOf: Self.folder / "\(name).swift", encoding: .utf8)
  }
}

@Suite("Shapes of coordinators")
struct ShapeTests {
  @Test("There are shapes")
  func some() { #expect(Shape.all.count > 50) }

  @Test("All that is there is found, and nothing else", arguments: Shape.all)
  func lines(_ shape: Shape) throws {
    let source = try shape.source()
    let comments = source.split(separator: "\n").prefix { $0.hasPrefix("//") }
    func told(_ mark: String) -> Set<String> {
      Set(comments.filter { $0.hasPrefix("// \(mark): ") }.map { String($0.dropFirst(mark.count + 5)) })
    }
    let (expected, loose) = (told("expect"), told("may be"))
    var files = ["App.swift": source]
    if comments.contains("// with the base protocol") { files["Base.swift"] = Scanned.base }
    var found = Self.lines(of: Scanned(files).snapshot.graph)
    for kind in ["coordinator", "container"] where !expected.contains(where: { $0.hasPrefix("\(kind) ") }) {
      found = found.filter { !$0.hasPrefix("\(kind) ") }
    }
    #expect(found.subtracting(loose) == expected.subtracting(loose))
    #expect(expected.isSubset(of: found))
  }

  private static func lines(of graph: Graph) -> Set<String> {
    let kinds = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0.kind) })
    let nodes = graph.nodes.filter { $0.kind == .coordinator || $0.kind == .container }
    return Set(nodes.map { "\($0.kind) \($0.id)" } + graph.edges.map { line(of: $0, kinds) })
  }

  private static func line(of edge: Edge, _ kinds: [NodeID: Node.Kind]) -> String {
    let isTree = kinds[edge.from] == .coordinator && kinds[edge.to] == .coordinator
    if isTree, Set.hierarchy.contains(edge.kind) {
      let mark = edge.isPossible ? " ?" : ""
      return "\(edge.from) -> \(edge.to)\(mark)" + (edge.condition.map { " if \($0)" } ?? "")
    }
    switch edge.kind {
    case .parent, .listener: return "\(edge.from) up \(edge.to)"
    case .presents: return "\(edge.from) shows \(edge.to) \(edge.label ?? "-")"
    default: return "\(edge.from) \(edge.kind) \(edge.to)" + (edge.label.map { " (\($0))" } ?? "")
    }
  }
}
