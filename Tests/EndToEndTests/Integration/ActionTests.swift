import Foundation
import TestSupport
import Testing

@testable import coordviz

@Suite("The step of a pull request")
struct ActionTests {
  private let base = "version: 1\ncoordinators:\n  App: {children: {Home: , Old: }}\n"
  private let head = "version: 1\ncoordinators:\n  App: {children: {Home: {children: {New: }}}}\n"

  @Test func aChangeIsSummedUpAndCommentedOnce() throws {
    try PullRequest.with(base: base, head: head) { request in
      let outcome = try request.run()
      #expect(outcome.status == 0, "\(outcome.words)")
      #expect(try request.text("summary").hasPrefix("**Coordinators:** 1 added, 1 removed\n"))
      #expect(try request.text("body").hasPrefix("<!-- coordviz: structure -->\n**Coordinators:** 1 added"))
      let calls = try request.text("calls").lines
      #expect(calls.count == 2)
      #expect(calls[0].contains("--paginate repos/owner/app/issues/12/comments --jq"))
      #expect(calls[0].contains("<!-- coordviz: structure -->"))
      #expect(calls[1].hasPrefix("api --silent --method POST repos/owner/app/issues/12/comments -F body=@"))
      #expect(try request.text("output").hasPrefix("changed=true\npage=/"))
    }
  }

  @Test func theCommentThatIsThereIsWrittenAnew() throws {
    try PullRequest.with(base: base, head: head) { request in
      try request.answer("77\n78\n", "comments")
      _ = try request.run()
      #expect(try request.text("calls").contains("--method PATCH repos/owner/app/issues/comments/77 "))
      #expect(try !request.text("calls").contains("POST"))
    }
  }

  @Test func whereNothingChangedThereIsNoNewCommentAndAnOldOneSaysSo() throws {
    try PullRequest.with(base: base, head: base) { request in
      #expect(try request.run().status == 0)
      #expect(try !request.text("calls").contains("--method"))
      try request.answer("77\n", "comments")
      _ = try request.run(["FAIL_ON": "changes"])
      #expect(try request.text("calls").contains("--method PATCH"))
      #expect(try request.text("body").contains("**Coordinators:** no changes"))
      #expect(try request.text("output").contains("changed=false"))
    }
  }

  @Test func aTokenThatOnlyReadsLeavesTheSummary() throws {
    try PullRequest.with(base: base, head: head) { request in
      try request.answer("", "refuses")
      let outcome = try request.run()
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("::warning title=coordviz::The comment could not be written"))
      #expect(try request.text("summary").contains("1 added"))
    }
  }

  @Test func withoutACommentGitHubIsNotAsked() throws {
    try PullRequest.with(base: base, head: head) { request in
      let outcomes = [try request.run(["COMMENT": "false"]), try request.run(["NUMBER": ""])]
      #expect(outcomes.allSatisfy { $0.status == 0 })
      #expect(try request.text("calls") == "")
    }
  }

  @Test func itFailsOnWhatItIsToldToFailOn() throws {
    try PullRequest.with(base: base, head: head) { request in
      let (changes, errors) = (
        try request.run(["FAIL_ON": "changes"]), try request.run(["FAIL_ON": "errors"])
      )
      #expect(changes.status == 1 && errors.status == 0)
    }
    let cycle = "version: 1\ncoordinators:\n  App: {children: {Home: {children: [App]}, Old: }}\n"
    try PullRequest.with(base: base, head: cycle) { request in
      let errors = try request.run(["FAIL_ON": "errors"])
      let summary = try request.text("summary")
      #expect(errors.status == 1)
      #expect(summary.contains("+ error: "))
    }
  }

  @Test func findingsAreWrittenForCodeScanning() throws {
    try PullRequest.with(base: base, head: head) { request in
      #expect(try request.run(["SARIF": "true"]).status == 0)
      let line = try #require(try request.text("output").lines.first { $0.hasPrefix("sarif=") })
      #expect(try String(contentsOfFile: String(line.dropFirst(6)), encoding: .utf8).contains("\"2.1.0\""))
    }
  }

  @Test func whatTheBaseLacksIsNoFailure() throws {
    try PullRequest.with(base: base, head: head) { request in
      let outcome = try request.run(["SOURCE": "other.txt"])
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("There is no 'other.txt' in the base revision"))
      #expect(try request.text("calls") == "")
    }
  }

  @Test func aBrokenSideIsNeverNoChanges() throws {
    try PullRequest.with(base: base, head: "coordinators: [") { request in
      let outcome = try request.run()
      #expect(outcome.status == 2)
      #expect(outcome.words.hasPrefix("error: "))
      #expect(try request.text("calls") == "")
    }
  }

  @Test(arguments: [
    ["FAIL_ON": "always"], ["COMMENT": "yes"], ["SARIF": ""], ["SOURCE": "-x"], ["SOURCE": ""],
    ["BASE": "--upload-pack=touch pwned"], ["BASE": "a:b"], ["COORDVIZ": "/no/such/tool"],
    ["BASE_OF_PULL_REQUEST": ""],
  ])
  func wrongInputsAreRefused(inputs: [String: String]) throws {
    try PullRequest.with(base: base, head: head) { request in
      let outcome = try request.run(inputs)
      #expect(outcome.status == 64)
      #expect(outcome.words.hasPrefix("error: "))
    }
  }

  @Test(arguments: ["$(touch pwned).yml", "`touch pwned`.yml", "a'; touch pwned; '.yml", "여행 \"🧳\".yml"])
  func nothingInAnInputIsRun(name: String) throws {
    try PullRequest.with(base: base, head: head) { request in
      _ = try request.run(["SOURCE": name, "BASE": "HEAD"])
      _ = try request.run(["SOURCE": name])
      _ = try request.run(["BASE": "$(touch${IFS}pwned)"])
      #expect(!FileManager.default.fileExists(atPath: (request.repository.folder / "pwned").path))
    }
  }

  @Test func noExpressionStandsInAScript() throws {
    let action = try String(contentsOf: projectFolder / "action.yml", encoding: .utf8)
    let parts = action.components(separatedBy: "run:").dropFirst()
    #expect(parts.count == 1)
    for part in parts {
      let script = part.lines.prefix { !$0.contains("- if:") && !$0.hasPrefix("    #") }
      #expect(!script.joined().contains("${{"))
    }
  }
}
