import Foundation
import TestSupport
import Testing

@testable import CoordinatorGraph

@Suite("docs/recording.schema.json")
struct RecordingSchemaTests {
  private let schema: [String: Any]

  init() throws {
    let file = projectFolder.appendingPathComponent("docs/recording.schema.json")
    schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
  }

  @Test("It lists the words that the library knows")
  func words() {
    #expect(words(of: "kind", in: "event") == RecordedEvent.Kind.allCases.map(\.rawValue))
    #expect(words(of: "verdict", in: "leak") == Leak.Verdict.allCases.map(\.rawValue))
    #expect(words(of: "confidence", in: "leak") == Leak.Confidence.allCases.map(\.rawValue))
    #expect(words(of: "kind", in: "subject") == Node.Kind.allCases.map(\.rawValue))
  }

  @Test("It has the keys that the library reads, and requires those that it requires")
  func keys() {
    expect(schema, RecordingLine.shape)
    expect(definition("header"), RecordingLine.headerShape)
    expect(definition("event"), RecordedEvent.shape)
    expect(definition("snapshot"), RecordedSnapshot.shape)
    expect(definition("object"), RecordedSnapshot.Object.shape)
    expect(definition("check"), RecordedCheck.shape)
    expect(definition("leak"), Leak.shape)
    expect(definition("withdrawal"), Leak.Withdrawal.shape)
    expect(definition("subject"), Leak.Subject.shape)
    expect(definition("evidence"), Leak.Evidence.shape)
    expect(definition("location"), SourceLocation.shape)
  }

  @Test("The example in docs/reference/recording.md is a recording as the library writes it")
  func example() throws {
    let page = try String(contentsOf: projectFolder / "docs/reference/recording.md", encoding: .utf8)
    let parts = page.components(separatedBy: "```")
    let example = try #require(parts.first { $0.hasPrefix("json\n") }).dropFirst("json\n".count)
    let recording = try Recording(jsonLines: example.utf8)
    #expect(recording.leaks.isEmpty && recording.withdrawnLeaks.count == 1 && recording.isFinished)
    for line in example.split(separator: "\n") {
      let read = try #require(try RecordingLine(json: line.utf8))
      #expect(read.jsonBytes() == Array("\(line)\n".utf8))
    }
  }

  private func definition(_ name: String) -> [String: Any] {
    (schema["$defs"] as? [String: [String: Any]])?[name] ?? [:]
  }

  private func words(of key: String, in name: String) -> [String]? {
    (definition(name)["properties"] as? [String: [String: Any]])?[key]?["enum"] as? [String]
  }

  private func expect(_ object: [String: Any], _ shape: JSONShape) {
    #expect((object["properties"] as? [String: Any])?.keys.sorted() == shape.keys.sorted())
    #expect(object["required"] as? [String] ?? [] == Array(shape.required))
  }
}
