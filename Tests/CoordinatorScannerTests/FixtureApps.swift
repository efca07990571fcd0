import CoordinatorScanner
import Foundation
import TestSupport

/// The small apps in Fixtures, one a dialect.
enum FixtureApps {
  static let folder = projectFolder / "Tests/CoordinatorScannerTests/Fixtures"

  static let names = [
    "BaseClass", "ChildrenArray", "Container", "Modules", "RIBs", "Routes", "SwiftUI", "TypedSlots",
  ]

  /// The sources of an app without its tests, with paths from its own folder.
  static func sources(of app: String) throws -> [SourceFile] {
    let paths =
      FileManager.default.enumerator(atPath: (folder / app).path)?.compactMap { $0 as? String } ?? []
    return try paths.filter {
      $0.hasSuffix(".swift") && !$0.contains("Tests/") && !$0.hasSuffix("/Project.swift")
    }
    .sorted().map { path in
      SourceFile(path: path, text: Array(try Data(contentsOf: folder / app / path)))
    }
  }
}
