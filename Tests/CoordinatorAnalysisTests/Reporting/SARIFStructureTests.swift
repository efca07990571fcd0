import CoordinatorAnalysis
import CoordinatorGraph
import Foundation
import Testing

/// What the schema of SARIF 2.1.0 asks of the parts that are written, and what code scanning asks beside it.
@Suite("SARIF")
struct SARIFStructureTests {
  private func run(_ findings: [Finding], artifact: String? = "a.json") throws -> [String: Any] {
    let text = SARIFReporter(version: "1.2.3", artifact: artifact).report(
      findings,
      rules: HostileFindings.rules
    )
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let log = try #require(object as? [String: Any])
    #expect(Set(log.keys) == ["$schema", "version", "runs"] && log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  @Test(arguments: UInt64(0)..<50)
  func resultsPointAtTheirRules(seed: UInt64) throws {
    // Foundation reads over byte order marks.
    let findings = (RandomFindings.findings(10, seed: seed) + HostileFindings.findings).map { finding in
      var finding = finding
      finding.rule.unicodeScalars.removeAll { $0 == "\u{FEFF}" }
      return finding
    }
    let run = try run(findings)
    #expect(Set(run.keys) == ["tool", "results", "columnKind"])
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids.count == rules.count && Set(ids).count == ids.count)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == findings.count)
    for (result, finding) in zip(results, findings) {
      #expect(result["ruleId"] as? String == finding.rule)
      #expect(ids[try #require(result["ruleIndex"] as? Int)] == finding.rule)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      #expect((result["message"] as? [String: Any])?["text"] is String)
    }
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["coordviz/v1"] }
    #expect(prints.count == findings.count && Set(prints).count == prints.count)
  }

  @Test(arguments: UInt64(0)..<50)
  func everyResultHasAPlaceThatIsAnAddress(seed: UInt64) throws {
    let findings = RandomFindings.findings(10, seed: seed)
    for result in try #require(try run(findings)["results"] as? [[String: Any]]) {
      let places = try #require(result["locations"] as? [[String: Any]])
      let place = try #require(places.first?["physicalLocation"] as? [String: Any])
      let artifact = try #require(place["artifactLocation"] as? [String: String])
      let address = try #require(artifact["uri"])
      #expect(address.isEmpty || URL(string: address) != nil, "\(address)")
      #expect(address.unicodeScalars.allSatisfy { $0.isASCII && $0 != " " })
      #expect(address.hasPrefix("file:///") || !address.contains(":"))
      #expect(((place["region"] as? [String: Any])?["startLine"] as? Int ?? 0) > 0)
    }
  }

  @Test func withoutAnyPlaceNoneIsInvented() throws {
    let results = try run([Finding(rule: "a", severity: .note, message: "b")], artifact: nil)["results"]
    #expect((results as? [[String: Any]])?.first?["locations"] == nil)
  }
}
