import Foundation
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorGraph

@Suite("docs/snapshot.schema.json")
struct SchemaTests {
  private let schema: [String: Any]

  init() throws {
    let file = projectFolder.appendingPathComponent("docs/snapshot.schema.json")
    schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
  }

  @Test("It lists the words that the library knows")
  func words() {
    #expect(words(of: "kind", in: "node") == Node.Kind.allCases.map(\.rawValue))
    #expect(words(of: "role", in: "node") == Node.Role.allCases.map(\.rawValue))
    #expect(words(of: "kind", in: "edge") == Edge.Kind.allCases.map(\.rawValue))
    #expect(words(of: "ownership", in: "edge") == Ownership.allCases.map(\.rawValue))
    #expect(words(of: "severity", in: "finding") == Finding.Severity.allCases.map(\.rawValue))
    #expect(words(of: "kind", in: "origin") == Snapshot.Origin.Kind.allCases.map(\.rawValue))
  }

  @Test("It has the keys that the library reads, and requires those that it requires")
  func keys() {
    expect(schema, Snapshot.keys)
    expect(definition("origin"), Snapshot.Origin.keys)
    expect(definition("graph"), GraphParts.keys)
    expect(definition("node"), Node.keys)
    expect(definition("edge"), Edge.keys)
    expect(definition("location"), SourceLocation.keys)
    expect(definition("finding"), Finding.keys)
  }

  @Test("It is of the version that the library writes")
  func version() {
    let version = (schema["properties"] as? [String: [String: Any]])?["schemaVersion"]?["const"] as? Int
    #expect(version == Snapshot.schemaVersion)
  }

  @Test("The example in docs/reference/snapshot.md is a snapshot as the library writes it")
  func example() throws {
    let page = try String(
      contentsOf: projectFolder.appendingPathComponent("docs/reference/snapshot.md"),
      encoding: .utf8
    )
    let parts = page.components(separatedBy: "```")
    let example = try #require(parts.first { $0.hasPrefix("json\n") }).dropFirst("json\n".count)
    #expect(try Snapshot(json: example.utf8).json() == example)
  }

  private func definition(_ name: String) -> [String: Any] {
    (schema["$defs"] as? [String: [String: Any]])?[name] ?? [:]
  }

  private func words(of key: String, in name: String) -> [String]? {
    (definition(name)["properties"] as? [String: [String: Any]])?[key]?["enum"] as? [String]
  }

  /// Keys are written in the order in which they are declared.
  private func expect(_ object: [String: Any], _ keys: [(name: String, isRequired: Bool)]) {
    #expect((object["properties"] as? [String: Any])?.keys.sorted() == keys.map(\.name))
    #expect(object["required"] as? [String] == keys.filter(\.isRequired).map(\.name))
  }
}
