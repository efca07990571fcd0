import Foundation
import TestSupport
import Testing

@testable import coordviz

/// The step of the action for each way in which GitHub starts a workflow: the event's file goes through the expressions of
/// action.yml, as on GitHub.
@Suite("Events of the action")
struct ActionEventTests {
  /// A repository on a server. `main` got Later after `topic` left it; `topic` adds New in its first commit.
  private struct Server {
    let origin: Repository
    let folder: URL

    static func with(_ body: (Server) throws -> Void) throws {
      try TemporaryFolder.with { folder in
        try Repository.with { origin in
          try origin.git("config", "uploadpack.allowAnySHA1InWant", "true")
          try origin.write(text("Home: "), "App.yml")
          try origin.commit("first")
          try origin.git("tag", "first")
          try origin.git("checkout", "-qb", "topic")
          try origin.write(text("Home: , New: "), "App.yml")
          try origin.commit("New")
          try origin.git("tag", "new")
          try origin.write("hello", "README.md")
          try origin.commit("words")
          try origin.git("checkout", "-q", "main")
          try origin.write(text("Home: {children: {Later: }}"), "App.yml")
          try origin.commit("Later")
          try origin.git("tag", "later")
          try origin.git("checkout", "-qb", "queue", "main")
          let names = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
          _ = try Command(
            "git",
            names + ["merge", "-q", "--no-ff", "-X", "theirs", "-m", "m", "topic"],
            in: origin.folder
          ).run()
          try origin.write(text("Home: {children: {Later: }}, New: "), "App.yml")
          _ = try Command("git", names + ["commit", "-qa", "--amend", "-m", "m"], in: origin.folder).run()
          try origin.git("checkout", "-q", "main")
          try body(Server(origin: origin, folder: folder))
        }
      }
    }

    private static func text(_ children: String) -> String {
      "version: 1\ncoordinators:\n  App: {children: {\(children)}}\n"
    }

    /// Runs the step in a checkout of a revision, as after an event.
    func run(
      _ event: String,
      at revision: String,
      depth: Int? = 1,
      inputs: [String: String] = [:]
    ) throws -> (outcome: Command.Outcome, request: PullRequest) {
      let clone = Repository(folder: folder / UUID().uuidString)
      try FileManager.default.createDirectory(at: clone.folder, withIntermediateDirectories: true)
      try clone.git("init", "-q")
      try clone.git("remote", "add", "origin", "file://\(origin.folder.path)")
      let commit = try origin.commit(of: revision)
      let limit = depth.map { ["--depth=\($0)"] } ?? []
      _ = try Command("git", ["fetch", "-q", "--no-tags"] + limit + ["origin", commit], in: clone.folder)
        .run()
      try clone.git("checkout", "-q", "FETCH_HEAD")
      let request = PullRequest(repository: clone, tools: folder / UUID().uuidString, base: "", head: "")
      try request.installTools()
      let environment = try Self.environment(of: filled(event)).merging(inputs) { $1 }
      return (try request.run(environment), request)
    }

    /// The event with the ids of commits in place of `{{revision}}`.
    private func filled(_ event: String) throws -> String {
      var (text, rest) = ("", event[...])
      while let start = rest.firstRange(of: "{{"), let end = rest.firstRange(of: "}}") {
        text +=
          rest[..<start.lowerBound] + (try origin.commit(of: String(rest[start.upperBound..<end.lowerBound])))
        rest = rest[end.upperBound...]
      }
      return text + rest
    }

    /// The variables that action.yml takes from an event: `NAME: ${{ github.event.a.b || github.event.c }}`.
    private static func environment(of event: String) throws -> [String: String] {
      let values = try JSONSerialization.jsonObject(with: Data(event.utf8))
      let action = try String(contentsOf: projectFolder / "action.yml", encoding: .utf8)
      var variables: [String: String] = [:]
      for line in action.lines {
        guard let start = line.firstRange(of: ": ${{ github.event."), line.hasSuffix(" }}") else { continue }
        let expression = line[line.index(start.lowerBound, offsetBy: 6)...].dropLast(3)
        let paths = expression.components(separatedBy: " || ").map { $0.filter { $0 != " " } }
        let found = paths.lazy.compactMap { path -> String? in
          let value = path.split(separator: ".").dropFirst(2).reduce(values as Any?) { value, key in
            (value as? [String: Any])?[String(key)]
          }
          return value.flatMap { $0 is NSNull ? nil : "\($0)" }
        }
        variables[line[..<start.lowerBound].filter { $0 != " " }] = found.first ?? ""
      }
      return variables
    }
  }

  private static let pullRequest =
    #"{"number": 7, "pull_request": {"number": 7, "base": {"sha": "{{first}}"}, "head": {"sha": "{{topic}}"}}}"#

  private static let events: [(name: String, event: String, revision: String)] = [
    ("pull_request with the merge commit", pullRequest, "queue"),
    ("pull_request with the head", pullRequest, "topic"),
    ("pull_request_target with the head", pullRequest.replacing("{{first}}", with: "{{main}}"), "topic"),
    (
      "push", #"{"before": "{{first}}", "after": "{{topic}}", "repository": {"default_branch": "main"}}"#,
      "topic"
    ),
    (
      "push of a new branch",
      #"{"before": "0000000000000000000000000000000000000000", "repository": {"default_branch": "main"}}"#,
      "topic"
    ),
    (
      "push by force",
      #"{"before": "1234567890123456789012345678901234567890", "repository": {"default_branch": "main"}}"#,
      "topic"
    ),
    ("merge_group", #"{"merge_group": {"base_sha": "{{main}}", "head_sha": "{{queue}}"}}"#, "queue"),
    (
      "workflow_dispatch on a branch",
      #"{"inputs": null, "ref": "refs/heads/topic", "repository": {"default_branch": "main"}}"#, "topic"
    ),
  ]

  @Test(arguments: events.indices)
  func onlyTheChangesSinceTheBaseAreListed(index: Int) throws {
    let (name, event, revision) = Self.events[index]
    try Server.with { server in
      for depth in [1, nil] {
        let (outcome, request) = try server.run(event, at: revision, depth: depth)
        #expect(outcome.status == 0, "\(name): \(outcome.words)")
        let summary = try request.text("summary")
        #expect(summary.contains("+ New under App"), "\(name): \(summary)")
        #expect(!summary.contains("Later"), "\(name)")
        #expect(try request.text("output").hasPrefix("changed=true\n"), "\(name)")
      }
    }
  }

  @Test(arguments: [
    #"{"schedule": "0 3 * * 1", "repository": {"default_branch": "main"}}"#,
    #"{"inputs": {}, "ref": "refs/heads/main", "repository": {"default_branch": "main"}}"#, "{}",
  ])
  func withoutAnyBaseOneHasToBeNamed(event: String) throws {
    try Server.with { server in
      let (outcome, request) = try server.run(event, at: "main")
      #expect(outcome.status == 64)
      #expect(outcome.words.contains("name a base"))
      #expect(try request.text("output") == "")
      let named = try server.run(
        event,
        at: "main",
        depth: nil,
        inputs: ["BASE": try server.origin.commit(of: "first")]
      )
      #expect(named.outcome.status == 0)
      #expect(try named.request.text("summary").contains("+ Later under Home"))
    }
  }

  @Test func aPullRequestThatIsNotCheckedOutIsAnError() throws {
    try Server.with { server in
      let event = Self.pullRequest.replacing("{{first}}", with: "{{main}}")
      let (outcome, _) = try server.run(event, at: "main")
      #expect(outcome.status == 2)
      #expect(outcome.words.contains("the pull request is not checked out"))
    }
  }

  @Test func aHistoryThatIsCompleteStaysSo() throws {
    try Server.with { server in
      let (_, request) = try server.run(Self.events[7].event, at: "topic", depth: nil)
      #expect(try request.repository.git("rev-parse", "--is-shallow-repository").output == "false\n")
    }
  }
}
