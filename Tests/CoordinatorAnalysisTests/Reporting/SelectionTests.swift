import CoordinatorAnalysis
import CoordinatorGraph
import Testing

@Suite("Rules chosen and suppressed")
struct SelectionTests {
  private let catalogue = Rule.all.map(RuleDescription.init)

  @Test func chosenAndLeftOut() throws {
    let all = RuleSelection()
    #expect(all.contains("cycle") && all.contains("anything"))
    let some = try RuleSelection(only: ["cycle", "two-parents"], disabled: ["cycle"], known: catalogue)
    #expect(!some.contains("cycle") && some.contains("two-parents") && !some.contains("attached-twice"))
  }

  @Test func anUnknownRuleGetsASuggestion() {
    let message = "unknown rule 'two-parent'; did you mean 'two-parents'?"
    for (only, disabled) in [(["cycle", "two-parent"], []), ([], ["two-parent"])] as [([String], [String])] {
      #expect {
        try RuleSelection(only: only, disabled: disabled, known: catalogue)
      } throws: {
        "\($0)" == message
      }
    }
    #expect {
      try RuleSelection(only: ["\u{202E}zzzzzzzz\n"], disabled: [], known: catalogue)
    } throws: { error in
      "\(error)".hasPrefix("unknown rule '\\u{202E}zzzzzzzz\\n'; use one of 'attached-twice', ")
    }
  }

  private func finding(_ rule: String, _ file: String?, _ line: Int) -> Finding {
    Finding(
      rule: rule,
      severity: .error,
      message: "m",
      location: file.map { SourceLocation(file: $0, line: line) }
    )
  }

  private func comment(_ rule: String, _ file: String, _ line: Int) -> Suppression {
    Suppression(rule: rule, reason: "why", comment: SourceLocation(file: file, line: line))
  }

  @Test func aCommentSuppressesItsRuleOnTheLineBelow() {
    let kept = [
      finding("a", "A", 9), finding("a", "A", 11), finding("b", "A", 10), finding("a", "B", 10),
      finding("a", nil, 10),
    ]
    let gone = [finding("a", "A", 10), finding("a", "A", 10)]
    #expect(suppressing(kept + gone, by: [comment("a", "A", 9)]) == kept)
    // The same comment twice hides what one would.
    #expect(suppressing(gone, by: [comment("a", "A", 9), comment("a", "A", 9)]) == [])
    #expect(suppressing(kept, by: []) == kept)
  }

  @Test func aCommentThatSuppressesNothingIsNoted() {
    let findings = suppressing([finding("a", "A", 10)], by: [comment("a", "A", 10), comment("b", "A", 9)])
    #expect(findings.map(\.rule) == ["a", "unused-suppression", "unused-suppression"])
    #expect(findings.last?.location == SourceLocation(file: "A", line: 9))
    #expect(
      findings.last?.message
        == "'b' is disabled for line 10, but finds nothing there; remove the comment"
    )
    #expect(findings.last?.severity == .note)
  }
}
