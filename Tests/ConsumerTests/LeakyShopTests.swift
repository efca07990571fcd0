import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

/// The shop with a leak of each kind, built and run as docs/guides/find-leaks.md does.
@Suite("The shop that leaks", .serialized)
struct LeakyShopTests {
  @Test func everyVerdictIsFound() throws {
    let recording = try Recording(jsonLines: Shop.recording([]).get())
    let expected = Set(Leak.Verdict.allCases).subtracting([.late])
    #expect(Set(recording.leaks.map(\.verdict)) == expected)
    #expect(recording.leaks.count == expected.count)
    #expect(recording.withdrawals.map(\.isFreed) == [true])
    #expect(recording.isFinished)
  }

  /// The first command of docs/guides/find-leaks.md reads it before anything is built.
  @Test func theRecordingInTheRepositoryIsCurrent() throws {
    #if os(Linux)
      let made = String(decoding: try Shop.recording([]).get(), as: UTF8.self)
        .replacing(/"run": "[0-9a-f]+"/, with: "\"run\": \"15c6a39810c33395\"", maxReplacements: 1)
      let difference = Golden.difference(made, at: Shop.folder / "leaky.jsonl")
      #expect(difference == nil, "\(difference ?? "")")
    #endif
  }

  @Test func mendedItLeaksNothing() throws {
    let recording = try Recording(jsonLines: Shop.recording(["--mended"]).get())
    #expect(recording.leaks == [] && recording.withdrawnLeaks == [])
    #expect(recording.watchedCount > 5)
  }

  @Test func theSinkIsNamedByItsLineAndNotWhereNamesWereStripped() throws {
    func sink(_ recording: Data) throws -> Explanation.Subject? {
      let leaks = try Recording(jsonLines: recording).leaks
      return leaks.lazy.compactMap(\.explanation).flatMap(\.steps).first { $0.owner.isClosure }?.owner
    }
    #if os(Linux)
      let named = try #require(try sink(Shop.recording([]).get()))
      #expect(named.name?.hasSuffix(" in AppCoordinator.checkOut()") == true)
      #expect(named.location == SourceLocation(file: "LeakyShop/Checkout.swift", line: 18))
    #endif
    try TemporaryFolder.with { folder in
      let program = folder / "LeakyShop"
      try FileManager.default.copyItem(atPath: Shop.product.get(), toPath: program.path)
      #expect(try Command("strip", [program.path]).run().status == 0)
      let stripped = try #require(try sink(Shop.recording([], by: program.path).get()))
      #expect(stripped.name == nil && stripped.location == nil)
    }
  }

  @Test func sourceNamesTheCodeToWrite() throws {
    let recording = try Shop.recording([]).get()
    let outcome = try TemporaryFolder.with { folder in
      try recording.write(to: folder / "run.jsonl")
      let input = (folder / "run.jsonl").path
      return try Command(Tool.path, ["leaks", input, "--source", "Sources"], in: Shop.folder).run()
    }
    let features = "Sources/LeakyShop/Features"
    let expected = [
      "\(features)/Products.swift:10: error: each visit adds another ProductCoordinator",
      "ShopCoordinator.swift:5: in ShopCoordinator, add `func screenDidEnd() { parentCoordinator?.detach(self) }`",
      "\(features)/Login.swift:16: AppCoordinator detaches LoginCoordinator here",
      "\(features)/Cart.swift:19: before this line, write `childCoordinators.removeAll { $0 === cartCoordinator }`",
      "\(features)/Settings.swift:2: write `weak var delegate: ShopCoordinator?`",
      "\(features)/Profile.swift:8: write `weak var coordinator: ProfileCoordinator?`",
    ]
    for words in expected { #expect(outcome.output.contains(words), "\(outcome.output)") }
    #if os(Linux)
      #expect(outcome.output.contains("\(features)/Checkout.swift:18: write `{ [weak checkout] event in`"))
    #endif
  }

  @Test func threeMendsNameTheLine() throws {
    let leaks = try Recording(jsonLines: Shop.recording([]).get()).leaks
    func fix(_ verdict: Leak.Verdict) -> String { leaks.first { $0.verdict == verdict }?.finding.fix ?? "" }
    #expect(
      fix(.growing).hasPrefix("LeakyShop/Products.swift:10: AppCoordinator attaches ProductCoordinator here")
    )
    #if os(Linux)
      #expect(fix(.detachedButAlive).hasPrefix("LeakyShop/Checkout.swift:18: in closure "))
      #expect(fix(.strongWayUp).hasPrefix("LeakyShop/Settings.swift:1: in the class SettingsCoordinator"))
    #endif
  }
}

private enum Shop {
  static let folder = projectFolder / "Examples/LeakyShop"

  /// What a run wrote.
  static func recording(_ options: [String], by other: String? = nil) -> Result<Data, any Error> {
    Result {
      let program = try other ?? product.get()
      return try TemporaryFolder.with { scratch in
        let path = scratch / "run.jsonl"
        let outcome = try Command(program, [path.path] + options, in: folder).run()
        #expect(outcome.status == 0, "\(outcome.words)")
        return try Data(contentsOf: path)
      }
    }
  }

  static let product = Result {
    let build = try Command("swift", ["build", "--quiet", "--product", "LeakyShop"], in: folder).run()
    #expect(build.status == 0, "\(build.output)\(build.words)")
    let path = try Command("swift", ["build", "--show-bin-path"], in: folder).run()
    return path.output.trimmingCharacters(in: .newlines) + "/LeakyShop"
  }
}
