import Foundation
import TestSupport
import Testing

@Suite("Summaries of modules")
struct SummaryTests {
  /// The apps that are written as in practice, each as a folder of source.
  static let apps =
    ["Examples/WithYou/Sources", "Examples/LeakyShop/Sources"]
    + ["BaseClass", "CompositionRoot", "Guide", "ParentChild", "RootScreen"].map {
      "Tests/Fixtures/Dialects/\($0)"
    }

  @Test("Linked summaries give the bytes of one scan", arguments: apps)
  func bytes(app: String) throws {
    try TemporaryFolder.with { folder in
      let scan = try Tool.run("scan", app, "--no-cache", "-o", (folder / "scan.json").path, in: projectFolder)
      #expect(scan.status == 0, "\(scan.words)")
      let names = try FileManager.default.subpathsOfDirectory(atPath: (projectFolder / app).path)
      let sources = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(app)/\($0)" }
      // A module for every third file, in an order that is not that of the scan.
      let modules = Dictionary(grouping: sources.indices) { $0 % 3 }.sorted { $0.key > $1.key }
      var facts: [String] = []
      for (number, members) in modules {
        let output = (folder / "\(number).facts").path
        let arguments = ["summary", "--no-cache", "-o", output] + members.map { sources[$0] }
        let outcome = try Tool.run(arguments, in: projectFolder)
        #expect(outcome.status == 0, "\(outcome.words)")
        facts.append(output)
      }
      let name = try name(of: folder / "scan.json")
      let arguments = ["link", "--name", name, "-o", (folder / "link.json").path] + facts
      let linked = try Tool.run(arguments, in: projectFolder)
      #expect(linked.status == 0, "\(linked.words)")
      let (one, other) = (
        try Data(contentsOf: folder / "scan.json"), try Data(contentsOf: folder / "link.json")
      )
      #expect(one == other && !one.isEmpty)
    }
  }

  private func name(of snapshot: URL) throws -> String {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: snapshot)) as? [String: Any]
    return try #require((json?["origin"] as? [String: Any])?["name"] as? String)
  }

  @Test func aModuleIsGivenByName() throws {
    try Repository.with { repository in
      try repository.write("final class HomeCoordinator: Coordinator { func start() {} }\n", "Home.swift")
      let summary = try repository.tool(
        "summary",
        "--module",
        "Home",
        "Home.swift",
        "-o",
        "a.facts",
        "--no-cache"
      )
      #expect(summary.status == 0)
      let linked = try repository.tool("link", "a.facts")
      #expect(linked.output.contains("\"module\": \"Home\""), "\(linked.output)")
    }
  }

  @Test func aFileOfTwoModulesBelongsToTheFirst() throws {
    try Repository.with { repository in
      try repository.write("final class HomeCoordinator: Coordinator { func start() {} }\n", "Home.swift")
      for module in ["App", "Widget"] {
        let facts = "\(module).facts"
        _ = try repository.tool("summary", "--module", module, "Home.swift", "-o", facts, "--no-cache")
      }
      let alone = try repository.tool("link", "App.facts")
      #expect(alone.status == 0 && alone.output.contains("\"module\": \"App\""), "\(alone.words)")
      #expect(try repository.tool("link", "App.facts", "Widget.facts").output == alone.output)
    }
  }

  @Test("Files that are laid out as links keep the paths by which they are named")
  func linkedFiles() throws {
    try Repository.with { repository in
      let source = "final class HomeCoordinator: Coordinator { func start() {} }\n"
      try repository.write(source, "Modules/Home/Home.swift")
      let file = "Modules/Home/Home.swift"
      let summary = ["summary", "--module", "Home", "--no-cache", "--root", ".", "-o", "a.facts"]
      #expect(try Tool.run(summary + [file], in: repository.folder).status == 0)
      let plain = try Data(contentsOf: repository.folder / "a.facts")
      try TemporaryFolder.with { sandbox in
        let files = FileManager.default
        try files.createDirectory(at: sandbox / "Modules/Home", withIntermediateDirectories: true)
        try files.createSymbolicLink(at: sandbox / file, withDestinationURL: repository.folder / file)
        let outcome = try Tool.run(summary + [file], in: sandbox)
        #expect(outcome.status == 0, "\(outcome.words)")
        #expect(try Data(contentsOf: sandbox / "a.facts") == plain && !plain.isEmpty)
        let outside = (repository.folder / file).path
        let refused = try Tool.run(summary + [outside], in: sandbox)
        #expect(
          refused.status == 2 && refused.words.contains("not below the folder of --root"),
          "\(refused.words)"
        )
      }
    }
  }

  @Test func whatIsNoSummaryIsAnError() throws {
    try Repository.with { repository in
      try repository.write("final class HomeCoordinator: Coordinator { func start() {} }\n", "Home.swift")
      _ = try repository.tool("summary", "Home.swift", "-o", "a.facts", "--no-cache")
      let whole = [UInt8](try Data(contentsOf: repository.folder / "a.facts"))
      let refuse = { (bytes: [UInt8], words: String) in
        try Data(bytes).write(to: repository.folder / "b.facts")
        let outcome = try repository.tool("link", "b.facts")
        #expect(outcome.status == 2 && outcome.lines.count == 1)
        #expect(outcome.words.contains(words), "\(outcome.words)")
      }
      try refuse([], "this is no summary")
      try refuse(Array("{\"graph\": 1}".utf8), "this is no summary")
      try refuse(Array(whole.dropLast(3)), "the summary is damaged")
      var other = whole
      other[8 + 17] = UInt8(ascii: "9")
      try refuse(other, "another version of coordviz")
      #expect(try repository.tool("link", "none.facts").status == 2)
      #expect(try repository.tool("link").status == 64)

      try repository.write("final class HomeCoordinator: Coordinator { var a = 1 }\n", "Home.swift")
      _ = try repository.tool("summary", "Home.swift", "-o", "c.facts", "--no-cache")
      let clash = try repository.tool("link", "a.facts", "c.facts")
      #expect(
        clash.status == 2 && clash.words.contains("Home.swift is different in a.facts"),
        "\(clash.words)"
      )
      #expect(try repository.tool("link", "a.facts", "a.facts").status == 0)
    }
  }
}
