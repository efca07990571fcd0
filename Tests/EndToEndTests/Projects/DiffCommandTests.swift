import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Diffs")
struct DiffCommandTests {
  private let base = "version: 1\ncoordinators:\n  App: {children: {Home: , Old: }}\n"
  private let head = "version: 1\ncoordinators:\n  App: {children: {Home: {children: {New: }}}}\n"

  private func inFolder(_ body: (URL) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      try Data(base.utf8).write(to: folder / "base.yml")
      try Data(head.utf8).write(to: folder / "head.yml")
      try body(folder)
    }
  }

  @Test func theOldRevisionIsScannedOnce() throws {
    try Repository.with { repository in
      let home = "final class HomeCoordinator { var childCoordinators: [AnyObject] = []; func start() {} }\n"
      try repository.write(home, "Sources/Home.swift")
      try repository.commit("home")
      try repository.write(home.replacing("Home", with: "Cart"), "Sources/Cart.swift")
      let first = try repository.tool("diff", "main", "--verbose")
      #expect(first.status == 1 && first.words.contains("1 files: 1 parsed"), "\(first.words)")
      let second = try repository.tool("diff", "main", "--verbose")
      #expect(second.words.contains("1 files: nothing has changed since the last scan"), "\(second.words)")
      #expect(!second.words.contains(" 1 parsed"), "\(second.words)")
      #expect(first.output == second.output)
    }
  }

  @Test(arguments: [
    ("mian", "did you mean 'main'?"), ("main...deevlop:app.yml", "did you mean 'develop'?"),
    ("login", "did you mean 'feature/login'?"),
    ("nothing", "; there is 'develop', 'feature/login', 'main'; "),
  ])
  func aBranchThatWasPerhapsMeantIsNamed(input: String, words: String) throws {
    try Repository.with { repository in
      try repository.write(base, "app.yml")
      try repository.write("final class App {}\n", "Sources/App.swift")
      try repository.commit("base")
      for branch in ["develop", "feature/login"] { try repository.git("branch", branch) }
      let inputs = input.contains(":") ? [input, "app.yml"] : [input]
      let outcome = try Tool.run(["diff"] + inputs, in: repository.folder)
      #expect(outcome.status == 2 && outcome.words.contains(words), "\(outcome.words)")
    }
  }

  @Test func theTitleOfAPageIsInItsLanguage() throws {
    try inFolder { folder in
      let words = ["diff", "base.yml", "head.yml", "--format", "html", "--lang", "ko"]
      let page = try Tool.run(words, in: folder).output
      #expect(page.contains("<title>추가 1, 삭제 1</title>"))
      #expect(!page.contains("1 added"))
    }
  }

  @Test func anEmptyInputIsNoRevision() throws {
    try inFolder { folder in
      for inputs in [[""], ["", "base.yml"], ["base.yml", ""]] {
        let outcome = try Tool.run(["diff"] + inputs, in: folder)
        #expect(outcome.status == 64 && outcome.words.contains("An input is empty."), "\(outcome.words)")
      }
    }
  }

  @Test func equalSidesAreSilent() throws {
    try inFolder { folder in
      for format in ["text", "mermaid", "svg"] {
        let outcome = try Tool.run("diff", "base.yml", "base.yml", "--format", format, in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.output + outcome.words == "")
      }
      #expect(
        try Tool.run("diff", "base.yml", "base.yml", "--format", "json", in: folder).output.contains(
          "\"added\""
        )
      )
    }
  }

  @Test func aFindingAloneIsADifference() throws {
    try inFolder { folder in
      var snapshot = try Snapshot(json: Array(Sample.json.utf8))
      for (name, findings) in [("old", []), ("new", [Finding(rule: "a", severity: .note, message: "New.")])] {
        snapshot.findings = findings
        try Data(snapshot.jsonBytes()).write(to: folder / "\(name).json")
      }
      let outcome = try Tool.run("diff", "old.json", "new.json", in: folder)
      #expect(outcome.status == 1 && outcome.output.contains("+ note: New. [a]\n"), "\(outcome.output)")
    }
  }

  @Test(arguments: ["txt", "mmd", "svg", "json"])
  func theEndingChoosesTheFormat(ending: String) throws {
    try inFolder { folder in
      let outcome = try Tool.run("diff", "base.yml", "head.yml", "-o", "d.\(ending)", in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.words == "wrote d.\(ending)\n")
      let text = String(decoding: try Data(contentsOf: folder / "d.\(ending)"), as: UTF8.self)
      #expect(["New", "Old"].allSatisfy(text.contains))
    }
  }

  @Test func onlyWhatIsNearAChangeIsDrawn() throws {
    try inFolder { folder in
      let near = try Tool.run(
        "diff",
        "base.yml",
        "head.yml",
        "--format",
        "mermaid",
        "--context",
        "0",
        in: folder
      )
      #expect(near.output.contains("[App]"))
      let all = head.replacing("{New: }", with: "{Quiet: {children: {Far: }}}")
      try Data(all.utf8).write(to: folder / "a.yml")
      try Data(
        all.replacing("Home:", with: "Home:").replacing("App:", with: "App:").appending("  Lone:\n").utf8
      )
      .write(to: folder / "b.yml")
      let part = try Tool.run("diff", "a.yml", "b.yml", "--format", "mermaid", in: folder)
      #expect(!part.output.contains("Far"))
      #expect(
        try Tool.run("diff", "a.yml", "b.yml", "--format", "mermaid", "--whole", in: folder).output.contains(
          "Far"
        )
      )
    }
  }

  @Test(arguments: [
    ["diff", "base.yml"], ["diff", "a", "b", "c"], ["diff", "a", "b", "--merge"],
    ["diff", "a", "b", "-o", "x"],
  ])
  func twoSidesAreNeeded(arguments: [String]) throws {
    try inFolder { folder in
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.status == 64)
    }
  }

  @Test func aBrokenSideIsAnError() throws {
    try inFolder { folder in
      try Data("# coordviz hierarchy 1 source\ncoordinater A\n".utf8).write(to: folder / "broken.hierarchy")
      let outcome = try Tool.run("diff", "broken.hierarchy", "head.yml", in: folder)
      #expect(outcome.status == 2)
      #expect(
        outcome.words
          == "error: broken.hierarchy:2: unknown kind 'coordinater'; did you mean 'coordinator'?\n"
      )
    }
  }
}
