import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

/// The example app, built and run as Scripts/demo.sh does, and its live tree drawn.
@Suite("The example", .serialized)
struct ExampleTests {
  @Test func itsLiveTreeIsTheGuides() throws {
    let json = try Example.snapshot.get()
    let mermaid = try tool("-", "--theme", "guide").output.split(separator: "\n")
    #expect(mermaid.first == "graph TD")
    #expect(mermaid.filter { $0.contains("-->") }.count == 11)
    #expect(mermaid.filter { $0.contains(" style ") }.count == 5)
    let snapshot = try Snapshot(json: Array(json.utf8))
    #expect(snapshot.graph.hierarchy().nodes.count == 12)
  }

  @Test func everyCoordinatorIsInTheOutlineAndInThePicture() throws {
    let outline = try tool("-", "--format", "outline").output
    let picture = try tool("-", "--format", "svg").output
    for node in try Snapshot(json: Array(Example.snapshot.get().utf8)).graph.hierarchy().nodes {
      #expect(outline.components(separatedBy: "**\(node.name)**").count == 2, "\(node.name)")
      // A long name stands on two lines; the title has it whole.
      let titles = picture.components(separatedBy: "<title>\(node.name)&#10;").count - 1
      #expect(titles == 1, "\(node.name)")
    }
  }

  private func tool(_ arguments: String...) throws -> Command.Outcome {
    var command = Command(Tool.path, arguments)
    command.input = Data(try Example.snapshot.get().utf8)
    return try command.run()
  }

  @Test func itFetchesNoPackage() throws {
    _ = try Example.snapshot.get()
    let checkouts = (Example.folder / ".build/checkouts").path
    #expect((try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? [] == [])
  }
}

private enum Example {
  static let folder = projectFolder / "Examples/WithYou"

  /// What it wrote at the end of its tour.
  static let snapshot = Result {
    try expectSuccess("swift", ["build", "--quiet", "--product", "WithYou"])
    let products = try expectSuccess("swift", ["build", "--show-bin-path"])
    return try TemporaryFolder.with { scratch in
      let program = products.trimmingCharacters(in: .newlines) + "/WithYou"
      try expectSuccess(program, [(scratch / "withyou.json").path])
      return try String(contentsOf: scratch / "withyou.json", encoding: .utf8)
    }
  }

  @discardableResult
  private static func expectSuccess(_ program: String, _ arguments: [String]) throws -> String {
    let outcome = try Command(program, arguments, in: folder).run()
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.words)")
    return outcome.output
  }
}
