import CoordinatorAnalysis
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Baselines")
struct BaselineTests {
  private func finding(_ rule: String, _ name: String, line: Int = 1) -> Finding {
    let place = SourceLocation(file: "A.swift", line: line)
    return Finding(rule: rule, severity: .error, message: "'\(name)'", location: place)
  }

  private let head = "# coordviz baseline 1\n# rule | node | names | number | your reason, which is kept\n"

  @Test("What is written is read", arguments: UInt64(0)..<300)
  func roundTrip(seed: UInt64) throws {
    let findings = RandomFindings.findings(30, seed: seed)
    let baseline = Baseline(of: findings)
    let text = baseline.text()
    #expect(text.unicodeScalars.count { $0 == "\n" } == 2 + findings.count)
    #expect(try Baseline(text: text) == baseline)
    #expect(try Baseline(text: text.split(separator: "\n").joined(separator: "\r\n")) == baseline)
    let comparison = try Baseline(text: text).compared(with: findings)
    #expect(comparison.new.isEmpty && comparison.gone.isEmpty && comparison.known == findings)
  }

  @Test func itIsSortedAndALineEach() {
    let text = Baseline(of: [finding("b", "x"), finding("a", "y"), finding("b", "x")]).text()
    #expect(text == head + "a |  | y | 1\nb |  | x | 1\nb |  | x | 2\n")
    #expect(Baseline(of: []).text() == head)
  }

  @Test func movedLinesStayKnownAndOneMoreIsNew() throws {
    let baseline = Baseline(of: [finding("a", "x", line: 3), finding("a", "x", line: 9), finding("b", "y")])
    let now = [finding("a", "x", line: 40), finding("a", "x", line: 41), finding("a", "x", line: 42)]
    let comparison = baseline.compared(with: now)
    #expect(comparison.new == [now[2]])
    #expect(comparison.known == [now[0], now[1]])
    #expect(comparison.gone.map(\.fingerprint.description) == ["b |  | y | 1"])
    #expect(comparison.counts == "1 new, 2 known, 1 gone")
  }

  @Test func aRewordedFindingStaysKnownByItsTypes() throws {
    func finding(_ message: String, _ types: [String]) -> Finding {
      Finding(rule: "a", severity: .error, message: message, node: "Home", types: types)
    }
    let baseline = Baseline(of: [finding("Home is lost", ["App", "Home"])])
    #expect(baseline.text() == head + "a | Home | App, Home | 1\n")
    #expect(baseline.compared(with: [finding("App loses Home", ["App", "Home"])]).new.isEmpty)
    #expect(
      baseline.compared(with: [finding("Shop loses Home", ["Home", "Shop"])]).counts
        == "1 new, 0 known, 1 gone"
    )
  }

  @Test func reasonsSurviveAndOtherRulesToo() throws {
    let old = try Baseline(
      text: head + "b |  | y | 1 | other\na |  | x | 1 | the | old list\na |  | z | 1\n"
    )
    let all = old.rewritten(for: [finding("a", "x"), finding("a", "w")])
    #expect(all.text() == head + "a |  | w | 1\na |  | x | 1 | the | old list\n")
    let some = old.rewritten(for: [finding("a", "x")], of: RuleSelection(only: ["a"]))
    #expect(some.text() == head + "a |  | x | 1 | the | old list\nb |  | y | 1 | other\n")
    #expect(old.compared(with: [], of: RuleSelection(disabled: ["a"])).gone.map(\.fingerprint.rule) == ["b"])
  }

  @Test func whatPeopleDoToItIsRead() throws {
    let text =
      "\u{FEFF}# coordviz baseline 1\r\n\r\n# ours\r\n  a|App|x|2|  since 2.0  \r\n\t\na | App | x | 2\n"
    let baseline = try Baseline(text: text)
    #expect(baseline.entries.map(\.reason) == ["since 2.0"])
    #expect(baseline.text() == head + "a | App | x | 2 | since 2.0\n")
  }

  @Test(
    "A broken one is an error with its line",
    arguments: [
      ("", "line 1: this is not a baseline"), ("\n# coordviz baseline 1\n", "line 1: this is not a baseline"),
      ("{\"findings\": []}", "line 1: this is not a baseline"),
      ("# coordviz baseline", "line 1: this is not a baseline"),
      ("# coordviz baseline x", "line 1: this is not a baseline"),
      ("# coordviz baseline 0", "line 1: this is no"),
      ("# coordviz baseline 2\n", "line 1: written by a newer coordviz: the format has version 2"),
      ("# coordviz baseline 1\na | b | c | 1\n<<<<<<< ours\n", "line 3: unresolved merge conflict"),
      ("# coordviz baseline 1\n=======\n", "line 2: unresolved merge"),
      ("# coordviz baseline 1\n>>>>>>> b\n", "line 2: unresolved merge"),
      ("# coordviz baseline 1\na\n", "line 2: expected 'rule | node | names | number' and perhaps a reason"),
      ("# coordviz baseline 1\na | b | c\n", "line 2: expected 'rule"),
      ("# coordviz baseline 1\na | b | c | zero\n", "line 2: expected 'rule"),
      ("# coordviz baseline 1\na | b | c | 0\n", "line 2: expected 'rule"),
      ("# coordviz baseline 1\na | b | c | 99999999999999999999\n", "line 2: expected 'rule"),
    ]
  )
  func broken(text: String, words: String) {
    #expect {
      try Baseline(text: text)
    } throws: {
      "\($0)".hasPrefix(words)
    }
  }

  @Test("Two branches merge line by line", arguments: UInt64(0)..<20)
  func merging(seed: UInt64) throws {
    let findings = RandomFindings.findings(20, seed: seed)
    let (ours, theirs) = (Baseline(of: Array(findings.prefix(12))), Baseline(of: Array(findings.suffix(12))))
    let union = ours.text() + theirs.text()
    let merged = try Baseline(text: union)
    #expect(Set(merged.entries.map(\.fingerprint)).isSuperset(of: ours.entries.map(\.fingerprint)))
    #expect(Set(merged.entries.map(\.fingerprint)).isSuperset(of: theirs.entries.map(\.fingerprint)))
    #expect(try Baseline(text: merged.text()) == merged)
  }
}
