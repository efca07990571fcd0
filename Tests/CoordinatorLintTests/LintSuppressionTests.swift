import CoordinatorGraph
import CoordinatorLint
import CoordinatorScanner
import Testing

@Suite("Lint: comments that leave findings out")
struct LintSuppressionTests {
  private func found(_ before: String = "", this: String = "", after: String = "", top: String = "")
    -> [String]
  {
    let members = "  func start() {}\n  func open() {\n\(before)\n    Step().start() \(this)\n\(after)\n  }"
    return LintCase("", top + "\n" + LintCase.coordinator("App", members) + LintCase.step).findings
  }

  private let finding = "child-never-kept Step().start() "

  @Test func aCommentIsAboutTheLineThatItNames() {
    #expect(found() == [finding])
    #expect(found("// coordviz:disable:next child-never-kept shown by the system") == [])
    #expect(found(this: "// coordviz:disable:this child-never-kept") == [])
    #expect(found(after: "// coordviz:disable:previous child-never-kept") == [])
    #expect(found(top: "// coordviz:disable child-never-kept") == [])
  }

  @Test func itIsAboutTheRuleThatItNames() {
    let comment = "// coordviz:disable:next child-never-removed"
    #expect(found(comment) == ["unused-suppression \(comment)", finding])
  }

  @Test func oneThatFindsNothingIsTold() {
    let comment = "// coordviz:disable:this child-never-kept"
    #expect(found(after: comment) == [finding, "unused-suppression \(comment)"])
  }

  @Test func commentsOnOtherRulesAreLeftAlone() {
    #expect(found("// coordviz:disable:next cycle for coordviz check") == [finding])
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    let files = ["A", "B", "C"].map { name in
      SourceFile(
        path: "\(name).swift",
        text: Array(
          (LintCase.base.replacing("Coordinator", with: "Coordinator\(name)")
            + "final class App\(name): Coordinator\(name) { var children: [Coordinator\(name)] = []; let list = List\(name)()\n"
            + "func start() { list.onTap = { self.start() } } }\n"
            + "final class List\(name): UIViewController { var onTap: (() -> Void)? }").utf8
        )
      ).facts()
    }
    let findings = Program(files).lint()
    #expect(findings.count == 3)
    #expect(Program(files.reversed()).lint() == findings)
  }

  @Test func everyRuleSaysWhyItBitesAndHowToMendIt() {
    #expect(Set(LintRule.all.map(\.id)).count == LintRule.all.count)
    for rule in LintRule.all {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(rule.advice.contains(". ") && rule.advice.hasSuffix("."), "\(rule.id)")
    }
  }
}
