import Foundation
import TestSupport
import Testing

@testable import coordviz

/// The documentation of this project is current, complete and short. The scripts do the work, so that writers can run them.
@Suite("The documentation of this project", .serialized)
struct DocumentationTests {
  static let hasPython = (try? Command("python3", ["--version"]).run().status) == 0

  @Test("Diagrams are up to date")
  func diagrams() throws {
    let outcome = try Tool.run("docs", "--check", in: projectFolder)
    #expect(outcome.output == "")
    #expect(outcome.status == 0, "run 'swift run coordviz docs'")
  }

  @Test("Links lead somewhere, and examples do what the pages show", .enabled(if: hasPython, "no python3"))
  func linksAndExamples() throws {
    try expectSuccess("Scripts/check-docs.py", [Tool.path])
  }

  @Test("Reference pages follow from the code", .enabled(if: hasPython, "no python3"))
  func reference() throws {
    try expectSuccess("Scripts/generate-reference.py", ["--check", Tool.path])
  }

  @Test("Documents and code are easy to read", .enabled(if: hasPython, "no python3"))
  func prose() throws {
    try expectSuccess("Scripts/check-prose.py", [])
  }

  @Test("Every rule has a section in the page that reports name")
  func rulePages() throws {
    for rule in RuleCatalogue.all {
      let parts = try #require(rule.page).components(separatedBy: "#")
      let page = try String(contentsOf: projectFolder / parts[0], encoding: .utf8)
      #expect(page.contains("\n### `\(parts[1])`\n"), "\(rule.id)")
    }
  }

  @Test("The guide shows the workflow of the examples", arguments: ["docs", "docs/ko"])
  func workflow(pages: String) throws {
    let example = try String(contentsOf: projectFolder / "Examples/CI/github-check.yml", encoding: .utf8)
    let lines = example.components(separatedBy: "\n").filter { !$0.contains(/^ *#/) }
    let guide = try String(contentsOf: projectFolder / "\(pages)/guides/check-in-ci.md", encoding: .utf8)
    #expect(guide.contains("```yaml\n\(lines.joined(separator: "\n"))```"))
  }

  @Test("The pages are short")
  func sizes() throws {
    let folder = projectFolder / "docs"
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let forContributors = ["architecture.md", "scanner-internals.md"]
    let pages = names.filter { $0.hasSuffix(".md") && !$0.hasPrefix("ko/") && !forContributors.contains($0) }
    #expect(pages.count > 20)
    let words = try pages.map { name in
      // Tables that a script writes are data. The samples of rules are code, which a test runs.
      let text = try String(contentsOf: folder / name, encoding: .utf8)
        .replacing(/(?s)<!-- generated: accuracy -->.*?<!-- end of generated -->/, with: "")
      let prose = name == "reference/rules.md" ? Self.withoutCode(text) : text
      let count = prose.split(whereSeparator: \.isWhitespace).count(where: isWord)
      if !text.contains("<!-- generated: "), !text.contains("<!-- classification rules: ") {
        #expect(count <= 1200, "\(name) has \(count) words")
      }
      return count
    }
    #expect(words.reduce(0, +) <= 17_050)
    let readme = try String(contentsOf: projectFolder / "README.md", encoding: .utf8)
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 120)
  }

  private static func withoutCode(_ text: String) -> String {
    text.components(separatedBy: "```").enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      .joined(separator: " ")
  }

  /// The scripts find what is wrong: a page of their own fails them.
  @Test("A hard sentence is found", .enabled(if: hasPython, "no python3"))
  func hardSentence() throws {
    try TemporaryFolder.with { folder in
      try Data("What is kept is told of by whoever keeps it.\n".utf8).write(to: folder / "a.md")
      let script = (projectFolder / "Scripts/check-prose.py").path
      let outcome = try Command("python3", [script, "a.md"], in: folder).run()
      #expect(outcome.output.hasPrefix("a.md:1: inverted, nested, wording: What is kept"))
    }
  }

  /// Signs such as the lines of tables are no words.
  private func isWord(_ part: Substring) -> Bool { part.contains { $0.isLetter || $0.isNumber } }

  private func expectSuccess(_ script: String, _ arguments: [String]) throws {
    let outcome = try Command("python3", [script] + arguments, in: projectFolder).run()
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.words)")
  }
}
