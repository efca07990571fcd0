import Foundation
import TestSupport
import Testing

@Suite("Arrows between targets")
struct ArrowTests {
  @Test func everyImportIsAllowed() {
    #expect(Arrows.violations(in: SourceFile.all) == [])
  }

  @Test func everyFolderIsATarget() {
    #expect(Set(SourceFile.all.map(\.target)).subtracting(Target.all.map(\.folder)) == [])
  }

  @Test func aThirdPartyPackageHasOneImporter() {
    let owners = Target.all.flatMap { target in target.imports.map { ($0, target.name) } }
    let packages = Target.packages.subtracting(Target.all.map(\.name))
    for package in packages {
      #expect(owners.filter { $0.0 == package }.count == 1, "\(package) is imported by more than one target")
    }
  }

  @Test func theDocumentShowsTheSameTable() throws {
    let document = try String(contentsOf: projectFolder / "docs/architecture.md", encoding: .utf8)
    let expected = Target.all.map { "\($0.name): \($0.imports.sorted().joined(separator: ", "))" }
    #expect(Arrows.table(in: document) == expected)
  }

  @Test(arguments: [
    ("CoordinatorGraph", "import CoordinatorDiagrams"),
    ("CoordinatorGraph", "import Foundation"),
    ("CoordinatorDiagrams", "@preconcurrency import Foundation"),
    ("CoordinatorDiagrams", "internal import CoordinatorCore"),
    ("CoordinatorCore", "import struct CoordinatorDiagrams.Theme"),
    ("CoordinatorGraphviz", "import ArgumentParser"),
    ("CoordinatorCore", "let a = 1; import Glibc"),
    ("Unknown", "import CoordinatorGraph"),
  ])
  func aPlantedImportIsSeen(folder: String, text: String) {
    let file = SourceFile(path: "Sources/\(folder)/Planted.swift", text: text)
    #expect(Arrows.violations(in: [file]).count == 1)
  }

  @Test(arguments: ["// import Foundation", "let text = \"import Foundation\"", "import CoordinatorGraph"])
  func whatIsNoForbiddenImportIsLeftAlone(text: String) {
    let file = SourceFile(path: "Sources/CoordinatorDiagrams/Planted.swift", text: text)
    #expect(Arrows.violations(in: [file]) == [])
  }
}

/// Which imports go against the table of targets.
enum Arrows {
  static func violations(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      file.imports.filter { !isAllowed($0, in: file) }.map { "\(file.path) may not import \($0)" }
    }
  }

  private static func isAllowed(_ module: String, in file: SourceFile) -> Bool {
    guard let target = Target.all.first(where: { $0.folder == file.target }) else { return false }
    if Target.packages.contains(module) { return target.imports.contains(module) }
    return switch target.platform[module] {
    case nil: false
    case .every: true
    case .named(let names): names.contains { file.path.hasSuffix("/\($0)") }
    }
  }

  /// The rows `| name | … | imports |` of a document, as `name: import, import`.
  static func table(in document: String) -> [String] {
    document.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      let cells = row.split(separator: "|").map { names(in: $0) }
      return "\(cells.first?.first ?? ""): \((cells.last ?? []).sorted().joined(separator: ", "))"
    }
  }

  private static func names(in cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
