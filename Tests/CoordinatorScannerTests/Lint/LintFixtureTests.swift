import CoordinatorGraph
import CoordinatorScanner
import Foundation
import TestSupport
import Testing

/// The fixture apps mark their defects: `// defect: RULE TYPE | why`, on the line above.
@Suite("Lint: fixture apps")
struct LintFixtureTests {
  static let apps = [
    "BaseClass", "ChildrenArray", "Container", "Modules", "RIBs", "Routes", "SwiftUI", "TypedSlots",
  ]

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

  @Test(arguments: apps)
  func findsWhatIsMarkedAndNothingElse(_ app: String) throws {
    let sources = try Self.sources(of: app)
    let known = Set(SourceRule.all.map(\.id))
    let marked = Set(sources.flatMap { Self.marks(in: $0.text) }.filter { known.contains($0.rule) })
    let findings = Program(sources.map { SourceFile(path: $0.path, text: Array($0.text.utf8)).facts() })
      .lint()
    let found = Set(findings.map { Mark(rule: $0.rule, type: $0.node?.rawValue ?? "") })
    #expect(Set(found.subtracting(marked).map { "\(app) \($0)" }) == [])
    #expect(Set(marked.subtracting(found).map { "\(app) \($0)" }).subtracting(Self.missed) == [])
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

  private static func sources(of app: String) throws -> [(path: String, text: String)] {
    let folder = projectFolder / "Tests/CoordinatorScannerTests/Fixtures" / app
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") && !$0.contains("Tests/") }.sorted().map {
      ($0, try String(contentsOf: folder / $0, encoding: .utf8))
    }
  }
}
