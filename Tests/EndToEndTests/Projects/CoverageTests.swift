import Foundation
import TestSupport
import Testing

@Suite("Navigation coverage of recordings")
struct CoverageTests {
  private static let shop = projectFolder / "Examples/LeakyShop"

  private func coverage(_ words: String...) throws -> Command.Outcome {
    try Tool.run(["coverage", "Sources", "--run", "leaky.jsonl"] + words, in: Self.shop)
  }

  @Test func whatNoRunDroveIsListed() throws {
    let outcome = try coverage()
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == "18 of 19 edges driven (94 %), 1 coordinator never opened")
    #expect(lines[1].hasPrefix("never opened: MendedPaymentCoordinator  under AppCoordinator  "))
    #expect(
      lines[2].hasPrefix(
        "not counted, because a run does not show who creates: AppCoordinator -> PhotoCoordinator  "
      )
    )
    #expect(lines.count == 3)
    #expect(outcome.words.contains("coordviz why MendedPaymentCoordinator Sources --paths 1"))
  }

  @Test func aLimitFailsBelowIt() throws {
    #expect(try coverage("--min", "94").status == 0)
    let outcome = try coverage("--min", "95")
    #expect(outcome.status == 1)
    #expect(outcome.words.contains("94 % of the edges were driven, and --min is 95"))
  }

  @Test func severalRunsAreOne() throws {
    try TemporaryFolder.with { folder in
      let app = "version: 1\ncoordinators:\n  App: {children: {Feed: , Me: , Albums: }}\n"
      let run = "version: 1\ncoordinators:\n  App: {children: {Feed: }}\n"
      for (name, text) in [
        ("app.yml", app), ("one.yml", run), ("two.yml", run.replacing("Feed", with: "Me")),
      ] {
        try Data(text.utf8).write(to: folder / name)
      }
      let outcome = try Tool.run("coverage", "app.yml", "--run", "one.yml", "two.yml", in: folder)
      #expect(outcome.output.hasPrefix("2 of 3 edges driven (66 %), 1 coordinator never opened\n"))
      let folders = try Tool.run("coverage", "--run", "one.yml", ".", in: folder)
      #expect(folders.status == 64)
      #expect(folders.words.contains("Put inputs before --run"))
      let nothing = try Tool.run("coverage", "app.yml", in: folder)
      #expect(nothing.status == 64 && nothing.words.contains(".record(to: \"run.jsonl\")"))
      try Data("version: 1\ncoordinators:\n  Other: {children: {Thing: }}\n".utf8).write(
        to: folder / "other.yml"
      )
      let other = try Tool.run("coverage", "app.yml", "--run", "other.yml", in: folder)
      #expect(other.status == 2 && other.output.isEmpty)
      #expect(
        other.words.contains("nothing that app.yml declares was opened; name recordings and all sources")
      )
    }
  }

  @Test func aRecordingBeforeItsOptionIsSaid() throws {
    try TemporaryFolder.with { folder in
      let outcome = try Tool.run("coverage", "Sources", "leaky.jsonl", in: folder)
      #expect(outcome.status == 64)
      #expect(
        outcome.words.contains("Put it behind --run: coordviz coverage Sources --run leaky.jsonl"),
        "\(outcome.words)"
      )
    }
  }

  @Test func drivenEdgesAreMarkedInPictures() throws {
    let picture = try coverage("--format", "svg").output
    #expect(picture.contains("driven by a run"))
    #expect(picture.contains("18 of 19 edges driven"))
    let badge = try coverage("--format", "badge").output
    #expect(badge.hasPrefix("<svg ") && badge.contains(">94%</text>"))
  }

  @Test func programsReadIt() throws {
    let data = Data(try coverage("--format", "json").output.utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(document["driven"] as? Int == 18 && document["total"] as? Int == 19)
    #expect((document["unopened"] as? [String])?.count == 1)
    #expect((document["edges"] as? [[String: Any]])?.count(where: { $0["driven"] as? Bool == false }) == 2)
  }

  /// Two coordinators share a name, and the run does not tell which one it opened.
  @Test func whatCannotBeToldApartIsNoSuccess() throws {
    try TemporaryFolder.with { folder in
      let app = "{ShopLogin: {type: LoginCoordinator}, OfficeLogin: {type: LoginCoordinator}}"
      for (file, children) in [("app.yml", app), ("run.yml", "{LoginCoordinator: }")] {
        try Data("version: 1\ncoordinators:\n  App: {children: \(children)}\n".utf8).write(to: folder / file)
      }
      func coverage(_ words: String...) throws -> Command.Outcome {
        try Command(
          Tool.path,
          ["coverage", "app.yml", "--run", "run.yml"] + words,
          in: folder
        )
        .run()
      }
      let text = try coverage()
      #expect(text.output.hasPrefix("0 of 2 edges driven (0 %), 2 unknown\n"), "\(text.output) \(text.words)")
      #expect(text.output.contains("unknown whether driven: App -> "))
      let limit = try coverage("--min", "50")
      #expect(limit.status == 1 && limit.words.contains("the 2 unknown count as not driven"))
      #expect(try coverage("--format", "badge").output.contains(">0%, 2 unknown</text>"))
      #expect(try coverage("--format", "svg").output.contains("unknown: others share its name"))
      #expect(try coverage("--format", "json").output.contains("\"unknown\" : 2"))
    }
  }
}
