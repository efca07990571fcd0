import CoordinatorAnalysis
import CoordinatorGraph
import Testing

@Suite("Chosen rules")
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
}
