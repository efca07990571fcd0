import CoordinatorGraph
import CoordinatorLint
import CoordinatorScanner
import Testing

/// The fixture apps mark their defects: `// defect: RULE TYPE | why`, on the line above.
@Suite("Lint: fixture apps")
struct LintFixtureTests {
  /// What is marked and not found, each for a reason.
  static let missed: Set = [
    // Overwriting a slot drops the old child; whether it still runs is not known.
    "TypedSlots slot-overwritten CodeCoordinator",
    // What another coordinator keeps is made by the same line of a module.
    "Modules child-never-kept ReturnCoordinator",
    // Whichever child stands last is removed elsewhere, which may be this one.
    "BaseClass child-never-removed CounterCoordinator",
    // It takes the place of a child that is attached once, so that it comes once, too.
    "RIBs child-never-removed NightRouter",
  ]

  @Test(arguments: FixtureApp.all)
  func findsWhatIsMarkedAndNothingElse(_ app: FixtureApp) throws {
    let texts = try app.files().map { String(decoding: $0.text, as: UTF8.self) }
    let known = Set(LintRule.all.map(\.id))
    let marked = Set(texts.flatMap(Self.marks).filter { known.contains($0.rule) })
    let findings = try app.program().lint()
    let found = Set(findings.map { Mark(rule: $0.rule, type: $0.node?.rawValue ?? "") })
    #expect(Set(found.subtracting(marked).map { "\(app.name) \($0)" }) == [])
    #expect(Set(marked.subtracting(found).map { "\(app.name) \($0)" }).subtracting(Self.missed) == [])
  }

  struct Mark: Hashable, CustomStringConvertible {
    let rule: String
    let type: String
    var description: String { "\(rule) \(type)" }
  }

  private static func marks(in text: String) -> [Mark] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let start = words.firstIndex(of: "defect:"), words.count > start + 2 else { return nil }
      return Mark(rule: String(words[start + 1]), type: String(words[start + 2]))
    }
  }
}
