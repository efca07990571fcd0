import Foundation
import TestSupport

/// A pull request as the step of the action finds it: a real repository with a merge, checked out alone. GitHub is not
/// here, so that a stand-in for `gh` writes down how it was called, and answers from files.
struct PullRequest {
  let repository: Repository
  let tools: URL
  /// The commits that the event names.
  let base: String
  let head: String

  static func with(base: String, head: String, _ body: (PullRequest) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      try Repository.with { origin in
        try origin.write(base, "App.yml")
        try origin.commit("base")
        try origin.git("checkout", "-qb", "topic")
        try origin.write(head, "App.yml")
        try origin.write("more", "other.txt")
        try origin.commit("head")
        try origin.git("checkout", "-q", "main")
        try origin.git(
          "-c",
          "user.name=A",
          "-c",
          "user.email=a@example.org",
          "merge",
          "-q",
          "--no-ff",
          "-m",
          "m",
          "topic"
        )
        // Only one commit is fetched, as actions/checkout does.
        let clone = Command(
          "git",
          ["clone", "-q", "--depth=1", "file://\(origin.folder.path)", "clone"],
          in: folder
        )
        _ = try clone.run()
        let request = PullRequest(
          repository: Repository(folder: folder / "clone"),
          tools: folder / "tools",
          base: try origin.commit(of: "main^1"),
          head: try origin.commit(of: "topic")
        )
        try request.installTools()
        try body(request)
      }
    }
  }

  func installTools() throws {
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    try Data(Self.gh.utf8).write(to: tools / "gh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: (tools / "gh").path)
    for name in ["summary", "output", "comments", "calls"] { try Data().write(to: tools / name) }
  }

  /// Writes down its words and the body that it sends; lists the comments of a file, as `--jq` would have left them.
  private static let gh = """
    #!/usr/bin/env bash
    here=$(dirname "$0")
    [ ! -e "$here/refuses" ] || { echo "HTTP 403" >&2; exit 1; }
    printf '%s\\n' "$*" >> "$here/calls"
    case "$*" in *--paginate*) cat "$here/comments" ;; esac
    for word in "$@"; do case $word in body=@*) cp "${word#body=@}" "$here/body" ;; esac; done
    """

  /// Runs the step with the inputs of the action.
  func run(_ inputs: [String: String] = [:]) throws -> Command.Outcome {
    var command = Command((projectFolder / "Scripts/pull-request.sh").path, [], in: repository.folder)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    command.environment = [
      "COORDVIZ": Tool.path, "SOURCE": "App.yml", "BASE": "", "NUMBER": "12",
      "COMMENT": "true", "FAIL_ON": "nothing", "SARIF": "false", "GH_TOKEN": "t",
      "BASE_OF_PULL_REQUEST": base, "HEAD_OF_PULL_REQUEST": head, "GITHUB_REPOSITORY": "owner/app",
      "GITHUB_ACTION_PATH": projectFolder.path,
      "GITHUB_STEP_SUMMARY": (tools / "summary").path, "GITHUB_OUTPUT": (tools / "output").path,
      "RUNNER_TEMP": tools.path, "PATH": "\(tools.path):\(path)",
    ].merging(inputs) { $1 }
    return try command.run()
  }

  func text(_ name: String) throws -> String { try String(contentsOf: tools / name, encoding: .utf8) }

  func answer(_ text: String, _ name: String) throws { try Data(text.utf8).write(to: tools / name) }
}
