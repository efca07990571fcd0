import CoordinatorLint
import Foundation
import TestSupport
import Testing

/// The figures of docs/explanation/accuracy.md that no scan of `Scripts/evaluate.py` writes come from two files.
@Suite("The page on accuracy")
struct AccuracyPageTests {
  /// What scans and lint found in small apps when they saw them first.
  private struct FirstSight: Decodable {
    struct Scan: Decodable {
      let kind: String
      let apps: Int
      /// Each has the labels found, all labels, and results without a label.
      let coordinators, edges, screens: [Int]
    }

    struct Lint: Decodable {
      let apps, defects, findings, right: Int
      let lookAlikes, found: Int?
    }

    let scans: [Scan]
    let lint, laterLint: Lint
    /// The defects found, and all.
    let defectsByRule: [String: [Int]]
  }

  private static let folder = projectFolder / "docs/explanation"

  private static func page() throws -> String {
    try String(contentsOf: folder / "accuracy.md", encoding: .utf8)
  }

  private static func firstSight() throws -> FirstSight {
    try JSONDecoder().decode(FirstSight.self, from: Data(contentsOf: folder / "first-sight.json"))
  }

  @Test(arguments: ["UIKit", "SwiftUI", "TCA"])
  func scans(kind: String) throws {
    let scans = try Self.firstSight().scans.filter { $0.kind == kind }
    let cells = [\FirstSight.Scan.coordinators, \.edges, \.screens].map { subject in
      let sums = (0..<3).map { part in scans.map { $0[keyPath: subject][part] }.reduce(0, +) }
      return "\(sums[0]) of \(sums[1])" + (sums[2] > 0 ? " + \(sums[2])" : "")
    }
    let apps = scans.map(\.apps).reduce(0, +)
    #expect(try Self.page().contains("\n| \(kind), \(apps) | \(cells.joined(separator: " | ")) |\n"))
  }

  @Test func lint() throws {
    let (judgements, firstSight) = (try JudgementTests.judgements(), try Self.firstSight())
    let (page, first, later) = (try Self.page(), firstSight.lint, firstSight.laterLint)
    #expect(judgements.allSatisfy { $0.verdict == "right" })
    #expect(page.contains("`lint` reports \(judgements.count) findings in 25 public apps, all right."))
    let words = [
      "\(first.apps) small apps with \(first.defects) planted defects",
      "\(first.lookAlikes ?? 0) look-alikes, `lint` had \(first.findings) findings, \(first.right) right",
      "for \(first.found ?? 0) of the\ndefects. The \(later.apps) later apps with \(later.defects) defects",
      "had \(later.findings) findings, \(later.right) right",
    ]
    for words in words { #expect(page.contains(words), "\(words)") }
    for rule in LintRule.all.map(\.id) {
      let own = judgements.filter { $0.rule == rule }
      let defects = firstSight.defectsByRule[rule] ?? []
      let row =
        "| `\(rule)` | \(own.count) | \(own.count { $0.verdict == "right" }) | \(defects[0]) of \(defects[1]) |"
      #expect(page.contains(row), "\(row)")
    }
  }
}
