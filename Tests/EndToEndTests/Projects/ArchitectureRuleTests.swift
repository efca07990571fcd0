import Foundation
import TestSupport
import Testing

@Suite("A project's own rules, in its commands")
struct ArchitectureRuleTests {
  private let rules = """
    forbidden:
      - name: logs-open-no-details
        comment: Ask the tab bar instead.
        from: TravelLog*
        to: DetailTravelLog*
      - {name: no-post-below-home, from: HomeCoordinator, to: {name: PostCoordinator, reachable: true}}
      - {name: few-levels, severity: warning, max_depth: 3}
    allowed:
      - {name: tabs, from: TabbarCoordinator, to: ["Home*", "TravelLog*", "MyPage*"]}

    """

  /// The example app with a configuration.
  private func inApp(_ configuration: String, _ body: (Repository) throws -> Void) throws {
    try Repository.with { repository in
      let sources = projectFolder / "Examples/WithYou/Sources"
      try FileManager.default.copyItem(at: sources, to: repository.folder / "Sources")
      try repository.write("version: 1\nsources: [Sources]\n" + configuration, ".coordviz.yml")
      try body(repository)
    }
  }

  private func own(_ outcome: Command.Outcome) -> [String] {
    let names = [
      "[logs-open-no-details]", "[no-post-below-home]", "[few-levels]", "[tabs]", "[unmatched-rule]",
    ]
    return outcome.output.split(separator: "\n").map(String.init).filter { line in
      names.contains { line.hasSuffix($0) }
    }
  }

  @Test func violationsAreReportedWithTheirEvidence() throws {
    try inApp(rules) { repository in
      let outcome = try repository.tool("check", "--no-cache")
      #expect(outcome.status == 1)
      let found = own(outcome)
      #expect(found.count == 4, "\(found)")
      let path =
        "'TravelLogCoordinator' leads to 'DetailTravelLogCoordinator' (child), which the rule forbids [logs-open-no-details]"
      #expect(found.contains { $0.hasPrefix("Sources/") && $0.hasSuffix(path) })
      #expect(outcome.output.contains("\n  Ask the tab bar instead.\n  Sources/"))
      #expect(found.count { $0.contains(": warning: ") && $0.contains(" 4 edges below ") } == 3)
    }
  }

  /// Rules know the names of `why` and `--focus`.
  @Test func partsOfNamesAreEnough() throws {
    let rules = "forbidden:\n  - {name: tabs, from: Tabbar, to: [Home, Post]}\n  - {name: x, from: Travel}\n"
    try inApp(rules) { repository in
      let found = own(try repository.tool("check", "--no-cache"))
      #expect(
        found.count == 2 && found[0].contains("'TabbarCoordinator' leads to 'HomeCoordinator'"),
        "\(found)"
      )
      #expect(
        found.last?.contains("'from' of the rule 'x': no node is called 'Travel'; did you mean ") == true
      )
    }
  }

  @Test(arguments: ["xcode", "github-actions-logging", "json", "sarif", "markdown"])
  func everyReporterHasThem(reporter: String) throws {
    try inApp(rules) { repository in
      let outcome = try repository.tool("check", "--no-cache", "--reporter", reporter)
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("logs-open-no-details"))
      #expect(outcome.output.contains("Ask the tab bar instead."))
      if reporter == "sarif" {
        #expect(outcome.output.contains("no path from HomeCoordinator to PostCoordinator"))
      }
    }
  }

  @Test func rulesAreSelectedByName() throws {
    try inApp(rules) { repository in
      let one = try repository.tool("check", "--no-cache", "--rules", "few-levels")
      #expect(one.status == 0)
      #expect(one.output.split(separator: "\n").filter { $0.hasSuffix("]") }.count == 3)
      let none = try repository.tool("check", "--no-cache", "--rules", "few-levls")
      #expect(none.status == 64)
      #expect(none.words.hasPrefix("Error: Unknown rule 'few-levls'; did you mean 'few-levels'?\n"))
      #expect(try repository.tool("lint", "--no-cache", "--disable", "tabs").status != 64)
      #expect(try repository.tool("lint", "--no-config", "Sources", "--disable", "tabs").status == 64)
    }
  }

  @Test func aBaselineKnowsThem() throws {
    try inApp(rules) { repository in
      #expect(try repository.tool("check", "--no-cache", "--write-baseline", "known.txt").status == 0)
      #expect(try repository.read("known.txt").contains("logs-open-no-details | "))
      let outcome = try repository.tool("check", "--no-cache", "--strict", "--baseline", "known.txt")
      #expect(outcome.status == 0 && outcome.output == "")
    }
  }

  @Test func aRuleThatMatchesNothingIsAWarning() throws {
    try inApp("forbidden:\n  - {name: x, from: Hom, to: {module: Nowhere}}\n") { repository in
      let outcome = try repository.tool("check", "--no-cache")
      #expect(
        own(outcome) == [
          ".coordviz.yml:4: warning: 'from' of the rule 'x': no node matches 'Hom'; did you mean 'HomeCoordinator'? [unmatched-rule]",
          ".coordviz.yml:4: warning: 'to' of the rule 'x': there is no module 'Nowhere' [unmatched-rule]",
        ],
        "\(outcome.output)"
      )
      // It is not clean if only the rule itself is checked.
      let alone = try repository.tool("check", "--no-cache", "--strict", "--rules", "x")
      #expect(alone.status == 1 && own(alone).count == 2, "\(alone.output)")
      let off = try repository.tool("check", "--no-cache", "--rules", "x", "--disable", "unmatched-rule")
      #expect(off.status == 0 && own(off).isEmpty)
    }
  }

  @Test(arguments: [
    ("forbiden: []\n", ".coordviz.yml:3: unknown key 'forbiden'; did you mean 'forbidden'?"),
    ("forbidden:\n  - {name: a, frm: B}\n", ".coordviz.yml:4: unknown key 'frm'; did you mean 'from'?"),
    ("forbidden:\n  - {name: cycle, to: B}\n", ".coordviz.yml:4: 'cycle' is a rule of coordviz itself"),
  ])
  func aWrongRuleIsOneLine(configuration: String, words: String) throws {
    try inApp(configuration) { repository in
      let outcome = try repository.tool("check")
      #expect(outcome.status == 2)
      #expect(outcome.lines.count == 1 && outcome.words.contains(words), "\(outcome.words)")
    }
  }

  @Test func picturesMarkThem() throws {
    try inApp(rules) { repository in
      let picture = try repository.tool("render", "--no-cache", "--format", "svg").output
      #expect(picture.contains(" highlight\"") && picture.contains("! logs-open-no-details"))
      let plain = try repository.tool("render", "--no-cache", "--no-config", "Sources", "--format", "svg")
        .output
      #expect(!plain.contains(" highlight\""))
      #expect(try repository.tool("render", "--no-cache").output.contains("    linkStyle "))
      let page = try repository.tool("render", "--no-cache", "--format", "html").output
      #expect(page.contains("logs-open-no-details"))
    }
  }

  @Test func aNewRuleDoesNotChangeDocuments() throws {
    try inApp("") { repository in
      try repository.write("<!-- coordviz:begin -->\n<!-- coordviz:end -->\n", "GUIDE.md")
      #expect(try repository.tool("docs", "GUIDE.md").status == 0)
      try repository.write("version: 1\nsources: [Sources]\n" + rules, ".coordviz.yml")
      let outcome = try repository.tool("docs", "GUIDE.md", "--check")
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }

  @Test(arguments: ["markdown", "html"])
  func pagesListRulesAndViolations(format: String) throws {
    try inApp(rules) { repository in
      let outcome = try repository.tool("docs", "Sources", "-o", "pages", "--format", format)
      #expect(outcome.status == 0)
      let page = try repository.read(format == "html" ? "pages/findings.html" : "pages/findings.md")
      #expect(page.contains("Rules of this project"))
      #expect(page.contains("no path from HomeCoordinator to PostCoordinator"))
      #expect(page.contains("Ask the tab bar instead."))
    }
  }
}
