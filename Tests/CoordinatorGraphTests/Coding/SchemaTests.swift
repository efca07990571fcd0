import Foundation
import TestSupport
import Testing

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
    expect(schema, Snapshot.shape)
    expect(definition("origin"), Snapshot.Origin.shape)
    expect(definition("graph"), Graph.shape)
    expect(definition("node"), Node.shape)
    expect(definition("edge"), Edge.shape)
    expect(definition("location"), SourceLocation.shape)
    expect(definition("finding"), Finding.shape)
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

  private func expect(_ object: [String: Any], _ shape: JSONShape) {
    #expect((object["properties"] as? [String: Any])?.keys.sorted() == shape.keys.sorted())
    #expect(object["required"] as? [String] == Array(shape.required))
  }
}
