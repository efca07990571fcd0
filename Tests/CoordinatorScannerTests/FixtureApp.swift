import CoordinatorGraph
import CoordinatorScanner
import Foundation
import TestSupport
import Testing

/// The small apps in `Fixtures`, each with what a scan of it should find.
struct FixtureApp: CustomTestStringConvertible, Sendable {
  /// What a person reads in the app's source.
  struct Truth: Decodable, Sendable {
    struct Name: Decodable, Sendable {
      let name: String
    }

    struct Line: Decodable, Sendable {
      let from: String
      let to: String
      let file: String
      let line: Int
    }

    struct Part: Decodable, Sendable {
      let name: String
      let role: String
    }

    let coordinators: [Name]
    let nonCoordinators: [Name]
    let edges: [Line]
    let nonEdges: [Line]
    let roles: [Part]
  }

  let name: String

  var testDescription: String { name }

  static let all = [
    "BaseClass", "ChildrenArray", "Container", "Modules", "RIBs", "Routes", "SwiftUI", "TypedSlots",
  ].map(FixtureApp.init)

  private var folder: URL {
    projectFolder.appendingPathComponent("Tests/CoordinatorScannerTests/Fixtures/\(name)")
  }

  func truth() throws -> Truth {
    try JSONDecoder().decode(Truth.self, from: Data(contentsOf: folder.appendingPathComponent("truth.json")))
  }

  /// The app's Swift files, those for its tests left out.
  func files() throws -> [SourceFile] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") && !$0.contains("Tests/") }.sorted().map { path in
      let text = try Data(contentsOf: folder.appendingPathComponent(path))
      return SourceFile(path: path, text: Array(text))
    }
  }
}
