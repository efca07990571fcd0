import CoordinatorGraph
import Foundation
import TestSupport
import Testing

/// The shop with a leak of each kind, built and run as docs/leaks.md does.
@Suite("The shop that leaks", .serialized)
struct LeakyShopTests {
  @Test func everyVerdictIsFound() throws {
    let recording = try Recording(jsonLines: Shop.recording([]).get())
    let expected = Set(Leak.Verdict.allCases).subtracting([.late])
    #expect(Set(recording.leaks.map(\.verdict)) == expected)
    #expect(recording.leaks.count == expected.count)
    #expect(recording.withdrawals.map(\.isLate) == [true])
    #expect(recording.isFinished)
  }

  @Test func mendedItLeaksNothing() throws {
    let recording = try Recording(jsonLines: Shop.recording(["--mended"]).get())
    #expect(recording.leaks == [] && recording.withdrawnLeaks == [])
    #expect(recording.watchedCount > 5)
  }

  @Test func theWalkThroughIsWhatIsSaid() throws {
    let page = try String(contentsOf: projectFolder / "docs/leaks.md", encoding: .utf8)
    let said = try TemporaryFolder.with { folder in
      try Shop.recording([]).get().write(to: folder / "leaky.jsonl")
      return try Tool.run("leaks", (folder / "leaky.jsonl").path).output
    }
    let lines = Set(said.components(separatedBy: "\n"))
    let blocks = page.components(separatedBy: "\n```\n").filter { $0.contains("]\n  ") || $0.hasSuffix("]") }
    let shown = blocks.flatMap { $0.components(separatedBy: "\n") }.filter { $0.hasPrefix("LeakyShop/") }
    #expect(shown.count >= 8)
    for line in shown where !lines.contains(line) {
      Issue.record("docs/leaks.md shows what is not said: \(line)")
    }
  }
}

private enum Shop {
  static let folder = projectFolder / "Examples/LeakyShop"

  /// What a run wrote.
  static func recording(_ options: [String]) -> Result<Data, any Error> {
    Result {
      let program = try product.get()
      return try TemporaryFolder.with { scratch in
        let path = scratch / "run.jsonl"
        let outcome = try Command(program, [path.path] + options, in: folder).run()
        #expect(outcome.status == 0, "\(outcome.words)")
        return try Data(contentsOf: path)
      }
    }
  }

  private static let product = Result {
    let build = try Command("swift", ["build", "--quiet", "--product", "LeakyShop"], in: folder).run()
    #expect(build.status == 0, "\(build.output)\(build.words)")
    let path = try Command("swift", ["build", "--show-bin-path"], in: folder).run()
    return path.output.trimmingCharacters(in: .newlines) + "/LeakyShop"
  }
}
