import CoordinatorLint
import Foundation
import Testing

/// The judgements of findings that people read in public apps. `Scripts/evaluate.py lint` compares them with new findings.
@Suite("Lint: judgements")
struct JudgementTests {
  struct Judgement: Decodable {
    let app: String
    let finding: String
    let verdict: String
    let reason: String

    /// The rule of the finding, the first part of its fingerprint.
    var rule: String { finding.components(separatedBy: " | ")[0] }
  }

  static func judgements() throws -> [Judgement] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appendingPathComponent("Judgements.json"))
    return try JSONDecoder().decode([Judgement].self, from: data)
  }

  @Test func eachJudgesAFindingOfARule() throws {
    let rules = Set(LintRule.all.map(\.id))
    for judgement in try Self.judgements() {
      #expect(rules.contains(judgement.rule), "\(judgement.finding)")
      #expect(["right", "wrong"].contains(judgement.verdict), "\(judgement.finding)")
      #expect(judgement.reason.count > 20, "\(judgement.finding)")
    }
  }

  @Test func eachFindingIsJudgedOnce() throws {
    let keys = try Self.judgements().map { "\($0.app) \($0.finding)" }
    #expect(Set(keys).count == keys.count)
    #expect(keys == keys.sorted())
  }

  @Test func nearlyAllFindingsAreRight() throws {
    let judgements = try Self.judgements()
    let right = judgements.count { $0.verdict == "right" }
    #expect(Double(right) >= 0.95 * Double(judgements.count))
  }
}
