import CoordinatorGraph
import CoordinatorLint
import CoordinatorScanner
import Testing

/// The fixture apps mark their defects: `// defect: RULE TYPE | why`, on the line above.
@Suite("Lint: fixture apps")
struct LintFixtureTests {
  /// What is marked and not found, each for a reason.
  static let missed: Set = [
    // What another coordinator keeps is made by the same line of a module.
    "Modules child-never-kept ReturnCoordinator",
    // Whichever child stands last is removed elsewhere, which may be this one.
    "BaseClass child-never-removed CounterCoordinator",
    // Which of several makers makes the child is not followed.
    "ChildrenArray child-never-removed SpringCoordinator",
    "ChildrenArray child-never-removed AutumnCoordinator",
    // Its parent property may refer to any coordinator.
    "ChildrenArray child-never-removed CalendarCoordinator",
    // No chain through the listener of its interactor is known.
    "RIBs strong-way-up BookingRouter",
    // The library removes children, but not those without a view of their own.
    "Routes child-never-removed ExhibitCoordinator",
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
    // A finding may be about several children that one line adds.
    let all = Set(findings.flatMap { finding in finding.types.map { Mark(rule: finding.rule, type: $0) } })
    #expect(
      Set(marked.subtracting(all.union(found)).map { "\(app.name) \($0)" }).subtracting(Self.missed) == []
    )
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
