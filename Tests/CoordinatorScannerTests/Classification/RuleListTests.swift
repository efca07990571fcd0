import Foundation
import TestSupport
import Testing

@testable import CoordinatorScanner

/// `docs/reference/coordinators.md` lists the rules of classification. Run with `UPDATE_GOLDENS=1` to write the list.
@Suite("The list of rules of classification")
struct RuleListTests {
  private static let marks = ("<!-- classification rules: begin -->\n", "<!-- classification rules: end -->")

  @Test func theDocumentHasTheRules() throws {
    let file = projectFolder / "docs/reference/coordinators.md"
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: Self.marks.0)).upperBound
    let end = try #require(text.range(of: Self.marks.1)).lowerBound
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try (text[..<start] + Self.list + text[end...]).write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(String(text[start..<end]) == Self.list)
    }
  }

  @Test func everyIDIsThereOnce() {
    let ids = ClassificationRule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  private static var list: String {
    "| rule | a type is a coordinator when |\n|---|---|\n"
      + ClassificationRule.all.map { "| `\($0.id)` | \($0.summary) |\n" }.joined()
  }
}
