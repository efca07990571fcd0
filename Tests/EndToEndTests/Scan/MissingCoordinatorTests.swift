import Foundation
import TestSupport
import Testing

@Suite("Source without coordinators")
struct MissingCoordinatorTests {
  private static let nearMiss = "final class HomeCoordinator { func begin() {} }\n"

  private func run(_ arguments: String..., source: String = nearMiss) throws -> Command.Outcome {
    try TemporaryFolder.with { folder in
      let app = folder / "App"
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: false)
      try source.write(to: app / "Home.swift", atomically: true, encoding: .utf8)
      return try Tool.run(arguments, in: folder)
    }
  }

  @Test(
    arguments: [
      (["render", "App", "--no-cache"], "error"), (["list", "App", "--no-cache"], "error"), ([], "error"),
      (["check", "--no-cache"], "error"), (["lint", "App", "--no-cache"], "warning"),
      (["docs", "App", "-o", "pages"], "error"), (["init"], "warning"),
    ]
  )
  func itIsToldWhyAndWhatToTry(arguments: [String], severity: String) throws {
    try TemporaryFolder.with { folder in
      let app = folder / "App"
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: false)
      try Self.nearMiss.write(to: app / "Home.swift", atomically: true, encoding: .utf8)
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.status == (severity == "error" ? 2 : 0))
      #expect(outcome.output == "" && !outcome.words.contains("try next"))
      #expect(
        outcome.words.contains("\(severity): App: no coordinators found in 1 file; name the base class")
      )
      #expect(outcome.words.contains("warning: App/Home.swift:1: HomeCoordinator is no"))
      #expect(outcome.words.contains("run 'coordviz scan App --explain HomeCoordinator'"))
      #expect(!outcome.words.contains("no findings"))
    }
  }

  @Test func theSuggestedOptionFindsThem() throws {
    let source =
      "protocol Flow: AnyObject {}\nfinal class Home: Flow {}\nfinal class App: Flow { let home = Home() }\n"
    #expect(try run("list", "App", "--no-cache", source: source).words.contains("no coordinators found"))
    let found = try run("list", "App", "--no-cache", "--base-type", "Flow", source: source)
    #expect(found.words == "" && found.output.contains("Home"))
  }

  @Test(
    "Coordinators that are views are found with the options that the warning names",
    arguments: [
      "struct HomeCoordinator: View { var body: some View { Text(\"\") } }",
      "struct HomeCoordinator {}\nextension HomeCoordinator: SwiftUI.View { var body: some View { Text(\"\") } }",
      "protocol FlowView: View {}\nstruct HomeCoordinator: FlowView { var body: some View { Text(\"\") } }",
    ]
  )
  func views(home: String) throws {
    let app =
      "struct AppCoordinator: View { var body: some View { NavigationStack { HomeCoordinator() } } }\n"
    let source = "import SwiftUI\n\(app)\(home)\n"
    let words = try run("render", "App", "--no-cache", source: source).words
    #expect(
      words.contains("; coordinators that are views need --base-type View, and --only '*Coordinator'"),
      "\(words)"
    )
    let arguments = ["--format", "tree", "--no-cache", "--base-type", "View", "--only", "*Coordinator"]
    let found = try TemporaryFolder.with { folder in
      try source.write(to: folder / "Home.swift", atomically: true, encoding: .utf8)
      return try Tool.run(["render", "Home.swift"] + arguments, in: folder)
    }
    #expect(
      found.output.hasPrefix("AppCoordinator\n└── creates: HomeCoordinator\n"),
      "\(found.output)\(found.words)"
    )
    #expect(try !run("render", "App", "--no-cache").words.contains("views"))
  }

  @Test func lintFailsOnlyIfItIsStrict() throws {
    #expect(try run("lint", "App", "--no-cache", "--strict").status == 1)
  }

  @Test func theWarningIsTheSameFromTheCache() throws {
    try TemporaryFolder.with { folder in
      try Self.nearMiss.write(to: folder / "Home.swift", atomically: true, encoding: .utf8)
      let arguments = ["render", "Home.swift", "--cache", "kept"]
      let first = try Tool.run(arguments, in: folder)
      #expect(first.words.contains("no coordinators found in 1 file"))
      #expect(try Tool.run(arguments, in: folder).words == first.words)
    }
  }
}
