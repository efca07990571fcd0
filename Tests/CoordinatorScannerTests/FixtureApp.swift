import CoordinatorGraph
import CoordinatorScanner
import Foundation
import TestSupport
import Testing

/// One of the small apps in `Fixtures`: its sources, and what a scan of them should find.
struct FixtureApp: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  /// Every app, one for each style of coordinators.
  static let all = [
    "BaseClass", "ChildrenArray", "Container", "Modules", "RIBs", "Reducers", "Rooms", "RouteViews",
    "Routes", "SwiftUI", "TypedSlots",
  ].map(FixtureApp.init)

  private var folder: URL { projectFolder / "Tests/CoordinatorScannerTests/Fixtures" / name }

  /// What a person reads in the app's sources.
  func truth() throws -> FixtureTruth {
    try JSONDecoder().decode(FixtureTruth.self, from: Data(contentsOf: folder / "truth.json"))
  }

  /// The app's Swift files without tests and manifests. Paths start at the app's folder.
  func files() throws -> [SourceFile] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let isSource = { (path: String) in
      path.hasSuffix(".swift") && !path.contains("Tests/") && !Manifest.isManifest(path: path)
    }
    return try paths.filter(isSource).sorted().map { path in
      SourceFile(path: path, text: Array(try Data(contentsOf: folder / path)))
    }
  }

  /// What each of the app's files says. Many tests ask, and the parser is slow without optimization.
  func facts() throws -> [FileFacts] {
    try Self.facts.value(of: name) { try files().map { $0.facts() } }
  }

  /// The app as one program, and its graph.
  func scanned() throws -> Scanned {
    try Self.scans.value(of: name) { Scanned(Program(try facts())) }
  }

  /// The app as one program.
  func program() throws -> Program { try scanned().program }

  private static let facts = Once<String, [FileFacts]>()
  private static let scans = Once<String, Scanned>()
}

/// The content of a `truth.json`, which `Fixtures/truth.py` writes from the comments in the sources.
struct FixtureTruth: Decodable, Sendable {
  struct Name: Decodable, Sendable {
    let name: String
  }

  struct Line: Decodable, Sendable {
    let from: String
    let to: String
    let file: String
    let line: Int
  }

  struct Role: Decodable, Sendable {
    let name: String
    let role: String
  }

  struct Presented: Decodable, Sendable {
    let from: String
    let to: String
    let how: String
  }

  struct ContainerEdge: Decodable, Sendable {
    let from: String
    let to: String
    let kind: String
  }

  let coordinators: [Name]
  let nonCoordinators: [Name]
  let edges: [Line]
  let nonEdges: [Line]
  let roles: [Role]
  let presents: [Presented]
  let containers: [Name]
  let containerEdges: [ContainerEdge]
}
