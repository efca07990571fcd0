import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorDeclarations

@Suite("Configurations")
struct ConfigurationTests {
  private let words = Configuration.Words(
    rules: ["cycle", "two-parents"],
    themes: ["guide"],
    directions: ["LR"]
  )

  private let text = """
    version: 1
    sources: [Sources, "Other Sources"]
    exclude: ["*Mock*"]
    base_types: [Wizard]
    roles: {App: root, "*Tab*": tabContainer}
    theme: guide
    direction: LR
    source_link: https://example.org/{file}#L{line}
    outputs:
      - a.svg
      - {path: b.mmd, focus: [Home, Search], max_depth: 2, fold: true, legend: false, caption: false}
    docs: README.md
    hierarchy: App.hierarchy
    rules: {cycle: off, two-parents: note}
    baseline: known.txt
    """

  @Test func allKeysAreRead() throws {
    let configuration = try Configuration(yaml: text, words: words)
    #expect(configuration.sources == ["Sources", "Other Sources"])
    #expect(configuration.exclude == ["*Mock*"])
    #expect(configuration.baseTypes == ["Wizard"])
    #expect(configuration.roles.map(\.pattern) == ["App", "*Tab*"])
    #expect(configuration.roles.map(\.role) == [.root, .tabContainer])
    #expect(configuration.docs == ["README.md"])
    #expect(configuration.rules == ["cycle": nil, "two-parents": .note])
    #expect(configuration.outputs.map(\.line) == [10, 11])
    #expect(
      configuration.outputs[1].options.map(\.name) == [
        "focus", "max-depth", "fold", "no-legend", "no-caption",
      ]
    )
    #expect(configuration.outputs[1].options[0].values == ["Home", "Search"])
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    var configuration = try Configuration(yaml: text, words: words)
    var again = try Configuration(yaml: configuration.yaml(), words: words)
    #expect(again.yaml() == configuration.yaml())
    for place in configuration.outputs.indices {
      (configuration.outputs[place].line, again.outputs[place].line) = (0, 0)
    }
    #expect(again == configuration)
    #expect(try Configuration(yaml: Configuration().yaml(), words: words) == Configuration())
  }

  /// `focus: true` would be written for an option without a value, and read as the name of a node.
  @Test(arguments: ["focus", "depth: null", "show: []"])
  func anOptionWithoutAValueIsAsGoodAsNone(option: String) throws {
    let text = "version: 1\noutputs:\n  - {path: a.svg, \(option)}\n"
    #expect(try Configuration(yaml: text, words: words).outputs[0].options.isEmpty)
  }

  @Test("The schema has the keys that the reader knows")
  func schema() throws {
    let file = projectFolder.appendingPathComponent("docs/configuration.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    )
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(Configuration.keys.map(\.name)))
    #expect(schema["additionalProperties"] as? Bool == false)
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let output = try #require(definitions["output"]?["properties"] as? [String: Any])
    #expect(Set(output.keys) == Set(Configuration.Picture.keys.map(\.name)))
  }
}
