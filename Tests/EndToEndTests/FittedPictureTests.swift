import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Pictures that fit")
struct FittedPictureTests {
  private static let app = Snapshot(
    origin: Snapshot.Origin(kind: .declared, name: "Shop"),
    graph: RandomGraph.app(nodes: 40, shared: 20, seed: 4)
  ).json()

  private static func width(_ svg: String) -> Double? {
    svg.firstMatch(of: /width="([\d.]+)"/).flatMap { Double($0.1) }
  }

  private static func run(_ arguments: [String]) throws -> Command.Outcome {
    try Tool.run(arguments, input: app)
  }

  @Test func aReadmeHasRoomForIt() throws {
    let outcome = try Tool.run(
      "render",
      "-",
      "--format",
      "svg",
      "--for",
      "readme",
      "--verbose",
      input: Self.app
    )
    #expect(try #require(Self.width(outcome.output)) <= 830)
    let height = outcome.output.firstMatch(of: /height="([\d.]+)"/).flatMap { Double($0.1) }
    #expect(try #require(height) <= 900)
    #expect(outcome.words.contains("layout: a tree"))
    #expect(outcome.output.contains(">across the tree</text>"))
  }

  /// Beyond what can be read, a README gets an overview; other pictures are whole.
  @Test func largeGraphsHaveAnOverview() throws {
    let large = Snapshot(
      origin: Snapshot.Origin(kind: .declared, name: "Shop"),
      graph: RandomGraph.app(nodes: 150, shared: 20, seed: 4)
    ).json()
    let overview = try Tool.run("render", "-", "--format", "svg", "--for", "readme", input: large)
    let count = overview.output.components(separatedBy: "<g id=\"node.").count - 1
    #expect(overview.output.contains("overview with \(count) of 150 nodes; +3 means 3 more below"))
    #expect(overview.words.contains("overview with \(count) of 150 nodes"))
    #expect(overview.output.contains(/>[^<]+ \+\d+<\/text>/))
    let whole = try Tool.run("render", "-", "--format", "svg", "--max-width", "830", input: large).output
    #expect(whole.components(separatedBy: "<g id=\"node.").count - 1 == 150)
  }

  @Test func documentsShowTheFlowsBelowAnOverview() throws {
    try TemporaryFolder.with { folder in
      let graph = RandomGraph.app(nodes: 90, shared: 0, seed: 2)
      try Snapshot(origin: Snapshot.Origin(kind: .declared, name: "Shop"), graph: graph).json()
        .write(to: folder / "app.json", atomically: true, encoding: .utf8)
      try "<!-- coordviz:begin input=app.json format=svg output=app.svg -->\n<!-- coordviz:end -->\n"
        .write(to: folder / "GUIDE.md", atomically: true, encoding: .utf8)
      #expect(try Tool.run("docs", "GUIDE.md", in: folder).status == 0)
      let guide = try String(contentsOf: folder / "GUIDE.md", encoding: .utf8)
      let files = guide.matches(of: /!\[[^\]]*\]\(([^)]*)\)/).map { String($0.1) }
      #expect(files.count > 2 && files[0] == "app.svg")
      let drawn = try files.flatMap { file in
        try String(contentsOf: folder / file, encoding: .utf8).matches(of: /id="node\.(n\d+)"/).map { $0.1 }
      }
      #expect(Set(drawn).count == 90)
      #expect(try Tool.run("docs", "GUIDE.md", "--check", in: folder).status == 0)
    }
  }

  @Test func namesLoseWhatAllShare() throws {
    let short = try Tool.run("render", "-", "--format", "svg", input: Self.app).output
    #expect(!short.contains("Coordinator</text>") && short.contains("Coordinator</title>"))
    let full = try Tool.run("render", "-", "--format", "svg", "--strip-suffix", "none", input: Self.app)
      .output
    #expect(full.contains("Coordinator</text>"))
  }

  @Test func captionsAreSmallAndCanBeDropped() throws {
    let arguments = ["render", "-", "--format", "svg", "--focus", "n6"]
    let drawn = try Self.run(arguments).output
    #expect(drawn.contains("id=\"caption\""))
    #expect(!drawn.contains("font-size=\"18\""))
    #expect(!drawn.contains("class=\"node coordinator root"), "what is in focus is no root")
    let plain = try Self.run(arguments + ["--no-caption"]).output
    #expect(!plain.contains("id=\"caption\""))
  }

  @Test(arguments: [["--max-width", "5"], ["--max-height", "nan"], ["--for", "poster"]])
  func otherRoomIsWrongUsage(arguments: [String]) throws {
    #expect(try Self.run(["render", "-"] + arguments).status == 64)
  }

  @Test func oneRevisionIsComparedWithTheConfiguredSources() throws {
    try TemporaryFolder.with { folder in
      let source = """
        class Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
        final class AppCoordinator: Coordinator {
          override func start() { let home = HomeCoordinator(); childCoordinators.append(home); home.start() }
        }
        final class HomeCoordinator: Coordinator {}
        """
      try FileManager.default.createDirectory(at: folder / "App", withIntermediateDirectories: true)
      try source.write(to: folder / "App/App.swift", atomically: true, encoding: .utf8)
      try "version: 1\nsources: [App]\n".write(
        to: folder / ".coordviz.yml",
        atomically: true,
        encoding: .utf8
      )
      for words in [["init", "-q", "-b", "trunk"], ["add", "-A"], ["commit", "-q", "-m", "x"]] {
        let who = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        #expect(try Command("git", who + words, in: folder).run().status == 0)
      }
      #expect(try Tool.run("diff", "trunk", in: folder).status == 0)
      #expect(try Tool.run("scan", in: folder).output.contains("HomeCoordinator"))
      try (source + "\nfinal class CartCoordinator: Coordinator {}\n").write(
        to: folder / "App/App.swift",
        atomically: true,
        encoding: .utf8
      )
      for revision in ["trunk", "trunk:"] {
        let outcome = try Tool.run("diff", revision, in: folder)
        #expect(outcome.status == 1 && outcome.output.contains("+ CartCoordinator"))
      }
      #expect(try Tool.run("diff", "trunk", "-o", "changes.png", in: folder).status == 1)
      #expect(try Data(contentsOf: folder / "changes.png").starts(with: [0x89, 0x50]))
    }
  }
}
