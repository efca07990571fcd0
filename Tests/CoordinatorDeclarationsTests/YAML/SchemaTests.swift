import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorDeclarations

@Suite("docs/declaration.schema.json")
struct SchemaTests {
  private let schema: [String: Any]

  init() throws {
    let file = projectFolder.appendingPathComponent("docs/declaration.schema.json")
    schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
  }

  @Test("It has the keys that the reader knows, and refuses others as the reader does")
  func keys() {
    expect(schema, YAMLKeys.document, required: ["version"])
    expect(definition("node"), YAMLKeys.node)
    expect(definition("coordinator"), YAMLKeys.coordinator)
    expect(definition("child"), YAMLKeys.coordinator + YAMLKeys.way)
    expect(definition("presentedScreen"), YAMLKeys.node + YAMLKeys.way)
    expect(definition("container"), YAMLKeys.container)
    expect(definition("use"), YAMLKeys.use)
    expect(definition("provisionFields"), YAMLKeys.provision)
    expect(definition("edge"), YAMLKeys.edge, required: ["from", "to"])
  }

  @Test("It lists the words that the library knows")
  func words() {
    for name in ["node", "coordinator", "child", "presentedScreen", "container"] {
      #expect(words(of: "role", in: definition(name)) == Node.Role.allCases.map(\.rawValue))
    }
    for name in ["child", "presentedScreen", "use", "provisionFields", "edge"] {
      #expect(words(of: "ownership", in: definition(name)) == Ownership.allCases.map(\.rawValue))
    }
    #expect(words(of: "kind", in: definition("edge")) == Edge.Kind.allCases.map(\.rawValue))
  }

  @Test("The samples in docs/reference/graph-files.md are read, and draw what stands beside them")
  func samples() throws {
    let file = projectFolder.appendingPathComponent("docs/reference/graph-files.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let blocks = page.components(separatedBy: "```")
    let samples = blocks.indices.filter { blocks[$0].hasPrefix("yaml\n") }
    #expect(samples.count >= 3)
    for sample in samples {
      let snapshot = try Snapshot(yaml: String(blocks[sample].dropFirst("yaml\n".count)))
      let graph = snapshot.graph
      #expect(try Snapshot(yaml: snapshot.yaml()) == snapshot)
      #expect(!snapshot.yaml().contains("services:") && !snapshot.yaml().contains("kind: adopts"))
      let picture = try #require(blocks[(sample + 1)...].first { $0.hasPrefix("text\n") })
      #expect("text\n" + graph.lines == picture)
    }
  }

  private func definition(_ name: String) -> [String: Any] {
    (schema["$defs"] as? [String: [String: Any]])?[name] ?? [:]
  }

  private func words(of key: String, in object: [String: Any]) -> [String]? {
    (object["properties"] as? [String: [String: Any]])?[key]?["enum"] as? [String]
  }

  private func expect(_ object: [String: Any], _ keys: [String], required: [String]? = nil) {
    #expect((object["properties"] as? [String: Any])?.keys.sorted() == keys.sorted())
    #expect(object["additionalProperties"] as? Bool == false)
    #expect(object["required"] as? [String] == required)
  }
}
