import CoordinatorAnalysis
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Reporters")
struct ReporterTests {
  static let reporters: [(String, any Reporter)] = [
    ("text.txt", TextReporter()), ("xcode.txt", XcodeReporter()),
    ("github.txt", GitHubReporter()),
    ("report.json", JSONReporter()), ("report.sarif", SARIFReporter(version: "1.2.3", artifact: "a b.json")),
    ("report.md", MarkdownReporter()),
  ]

  @Test("Hostile findings in each format", arguments: reporters.map(\.0))
  func goldens(name: String) throws {
    let reporter = try #require(Self.reporters.first { $0.0 == name }?.1)
    let text = reporter.report(HostileFindings.findings, rules: HostileFindings.rules)
    #expect(Golden.difference(text, name: name) == nil)
  }

  @Test("Nothing found")
  func nothing() throws {
    for reporter in [TextReporter(), XcodeReporter(), GitHubReporter()] as [any Reporter] {
      #expect(reporter.report([], rules: HostileFindings.rules) == "")
    }
    #expect(MarkdownReporter().report([]) == "**No findings.**\n")
    for reporter in [JSONReporter(), SARIFReporter(version: "1")] as [any Reporter] {
      let text = reporter.report([], rules: [])
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
      #expect(text.hasSuffix("}\n"))
    }
  }

  @Test("How to fix it is told once, and programs are told all", arguments: reporters.map(\.0))
  func mends(name: String) throws {
    let reporter = try #require(Self.reporters.first { $0.0 == name }?.1)
    var finding = Finding(rule: "cycle", severity: .error, message: "A circle.", advice: "Break it.")
    finding.details = ["App → Home"]
    #expect(reporter.report([finding], rules: []).contains("Break it."))
    finding.fix = "declare it weak"
    let text = reporter.report([finding], rules: [])
    #expect(text.contains("declare it weak"))
    #expect(text.contains("Break it.") == (reporter is JSONReporter))
    if reporter is TextReporter {
      #expect(text.hasSuffix("\n  fix: declare it weak\n  App → Home\n"))
      finding.fix = "A.swift:1: one\nB.swift:2: two"
      let several = reporter.report([finding], rules: [])
      #expect(
        several.hasSuffix(
          "\n  fix, step 1 of 2: A.swift:1: one\n  fix, step 2 of 2: B.swift:2: two\n  App → Home\n"
        )
      )
    }
  }

  @Test("What any text does to the formats of a line each", arguments: UInt64(0)..<100)
  func lines(seed: UInt64) throws {
    let findings = RandomFindings.findings(20, seed: seed)
    let further = findings.map {
      max($0.changes.count, $0.fix ?? $0.advice == nil ? 0 : 1) + $0.details.count
    }
    .reduce(0, +)
    func lines(_ reporter: some Reporter) -> Int {
      let text = reporter.report(findings, rules: [])
      return text.unicodeScalars.count { $0.properties.generalCategory == .lineSeparator || $0 == "\n" }
    }
    // Text shows an advice once.
    let advices = findings.filter { $0.fix == nil }.compactMap(\.advice)
    #expect(lines(TextReporter()) == findings.count + further - (advices.count - Set(advices).count))
    #expect(lines(XcodeReporter()) == findings.count + further)
    #expect(lines(GitHubReporter()) == findings.count)
  }

  @Test("GitHub reads back what was written", arguments: UInt64(0)..<100)
  func gitHub(seed: UInt64) throws {
    for finding in RandomFindings.findings(10, seed: seed) {
      let text = GitHubReporter().report([finding], rules: [])
      // By scalars: an accent after a colon would make another letter of it.
      let scalars = Array(text.unicodeScalars.dropFirst(2).dropLast())
      let end = try #require(scalars.indices.first { scalars[$0...].starts(with: [":", ":"]) })
      let properties = scalars[..<end].split(separator: " ", maxSplits: 1)[1].split(separator: ",")
      // Neither properties nor the message may hold what ends the properties.
      #expect(properties.count == (finding.location == nil ? 1 : 3))
      let message = decoded(scalars[(end + 2)...])
      let kept = finding.message.unicodeScalars.filter { $0 == "\n" || $0 == "\r" || !isControl($0) }
      #expect(message.unicodeScalars.starts(with: kept))
    }
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
      || scalar.properties.isBidiControl
  }

  private func decoded(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let escapes = ["%0A": "\n", "%0D": "\r", "%25": "%"]
    var (rest, text) = (scalars, String.UnicodeScalarView())
    while let scalar = rest.first {
      let escape = String(String.UnicodeScalarView(rest.prefix(3)))
      text.append(contentsOf: escapes[escape]?.unicodeScalars ?? String(scalar).unicodeScalars)
      rest = rest.dropFirst(escapes[escape] == nil ? 1 : 3)
    }
    return String(text)
  }

  @Test func countsAreInWords() {
    #expect(HostileFindings.findings.counts == "1 error, 1 warning, 1 note")
    #expect((HostileFindings.findings + HostileFindings.findings).counts == "2 errors, 2 warnings, 2 notes")
    #expect([Finding]().counts == "")
  }
}
