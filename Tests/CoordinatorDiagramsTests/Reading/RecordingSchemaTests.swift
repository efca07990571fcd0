import Foundation
import TestSupport
import Testing

@testable import CoordinatorDiagrams
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
    #expect(words(of: "kind", in: "evidence") == Leak.Evidence.Kind.allCases.map(\.rawValue))
  }

  @Test("It has the keys that the library reads, and requires those that it requires")
  func keys() {
    expect(schema, RecordingLineParts.keys)
    expect(definition("header"), RecordingLineParts.Header.keys)
    expect(definition("event"), RecordedEvent.keys)
    expect(definition("snapshot"), RecordedSnapshot.keys)
    expect(definition("object"), RecordedSnapshot.Object.keys)
    expect(definition("check"), RecordedCheck.keys)
    expect(definition("leak"), Leak.keys)
    expect(definition("withdrawal"), LeakWithdrawal.keys)
    expect(definition("subject"), Leak.Subject.keys)
    expect(definition("evidence"), Leak.Evidence.keys)
    expect(definition("location"), SourceLocation.keys)
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

  private func expect(_ object: [String: Any], _ keys: [(name: String, isRequired: Bool)]) {
    #expect((object["properties"] as? [String: Any])?.keys.sorted() == keys.map(\.name))
    #expect(object["required"] as? [String] ?? [] == keys.filter(\.isRequired).map(\.name))
  }
}
