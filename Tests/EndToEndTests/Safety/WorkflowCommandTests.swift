import CoordinatorGraph
import Foundation
import TestSupport
import Testing

/// Runners of continuous integration take some lines of a log for commands: GitHub's a line that begins with `::` after
/// white space, and one with `##[` anywhere; Azure's one with `##vso[`, TeamCity's one with `##teamcity[`.
@Suite("Commands to the runner of a workflow")
struct WorkflowCommandTests {
  static let commands = ["::stop-commands::x", "##[add-mask]x", "##vso[task.setvariable]x", "##teamcity[x]"]

  /// A graph in which everything that a stranger chooses is a command.
  private static let snapshot = Snapshot(
    origin: Snapshot.Origin(kind: .live, name: commands.joined(separator: "\n")),
    graph: RandomGraph.graph(
      commands.flatMap { command in ends(command).map { node($0, command) } },
      commands.map { command in
        let ends = ends(command)
        return Edge(from: ends[0], to: ends[1], ownership: .strong, via: command, condition: command)
      }
    ),
    findings: commands.map { command in
      Finding(
        rule: command,
        severity: .note,
        message: "\(command)\n\(command)",
        node: ends(command)[0],
        location: SourceLocation(file: command, line: 1)
      )
    }
  )

  private static func ends(_ command: String) -> [NodeID] { (0..<2).map { NodeID(command + "\($0)") } }

  private static func node(_ id: NodeID, _ command: String) -> Node {
    Node(
      id: id,
      type: id.rawValue,
      module: command,
      location: SourceLocation(file: command, line: 1),
      documentation: "a\n\(command)\n  \(command)"
    )
  }

  static let arguments: [[String]] = [
    ["check", "a.json"], ["check", "a.json", "--reporter", "xcode"],
    ["check", "a.json", "--reporter", "markdown"], ["leaks", "a.json"], ["list", "a.json"],
    ["why", "*", "a.json"], ["stats", "a.json"], ["diff", "empty.yml", "a.json"],
    ["diff", "a.json", "empty.yml"], ["drift", "--guide", "empty.yml", "--live", "a.json"],
    ["snapshot", "a.json"], ["snapshot", "a.json", "-o", "old.hierarchy", "--check"],
    ["render", "a.json", "--format", "tree"], ["render", "a.json", "--format", "tree", "--ascii"],
    ["render", "a.json", "--format", "outline"], ["render", "a.json", "--format", "table"],
    ["render", "a.json", "--format", "yaml"], ["render", "a.json"],
    ["render", "a.json", "--title", "##vso[task.x]", "--title", "##[x]"],
    ["render", "a.json", "--format", "svg"], ["render", "a.json", "--format", "html", "--show", "all"],
    ["render", "a.json", "--format", "dot"], ["render", "a.json", "--format", "json"],
    ["render", "a.json", "--format", "agent"], ["check", "a.json", "--reporter", "json"],
    ["check", "a.json", "--reporter", "sarif"], ["diff", "empty.yml", "a.json", "--format", "json"],
    ["diff", "empty.yml", "a.json", "--format", "html"],
    ["leaks", "a.json", "--format", "mermaid"],
    ["render", "a.json", "--host", "github-comment"],
    ["diff", "empty.yml", "a.json", "--host", "github-comment"],
    ["docs", "GUIDE.md", "--check"], ["docs", "a.json", "-o", "pages", "--check"],
    ["render", "::stop-commands::no.json"], ["scan", "##[add-mask]x"],
  ]

  @Test func noLineIsACommand() throws {
    try TemporaryFolder.with { folder in
      try Self.snapshot.json().write(to: folder / "a.json", atomically: true, encoding: .utf8)
      let empty = "version: 1\ncoordinators:\n  Other: {children: {One: }}\n"
      try empty.write(to: folder / "empty.yml", atomically: true, encoding: .utf8)
      _ = try Tool.run("snapshot", "empty.yml", "-o", "old.hierarchy", in: folder)
      let marker = "<!-- coordviz:begin input=a.json format=outline -->\n<!-- coordviz:end -->\n"
      try marker.write(to: folder / "GUIDE.md", atomically: true, encoding: .utf8)
      for arguments in Self.arguments {
        let outcome = try Tool.run(arguments, in: folder)
        #expect([0, 1, 2].contains(outcome.status), "\(arguments)")
        let lines = (outcome.output + "\n" + outcome.words).split(whereSeparator: \.isNewline)
        #expect(lines.filter(Self.isCommand) == [], "\(arguments)")
      }
    }
  }

  /// Findings are written as commands of GitHub there on purpose, and as no others.
  @Test func findingsAreTheOnlyCommands() throws {
    try TemporaryFolder.with { folder in
      try Self.snapshot.json().write(to: folder / "a.json", atomically: true, encoding: .utf8)
      let arguments = ["check", "a.json", "--reporter", "github-actions-logging"]
      let outcome = try Tool.run(arguments, in: folder)
      for line in outcome.output.split(separator: "\n") {
        #expect(["::notice ", "::error ", "::warning "].contains { line.hasPrefix($0) })
      }
    }
  }

  static func isCommand(_ line: Substring) -> Bool {
    line.drop { $0.isWhitespace }.hasPrefix("::")
      || ["##[", "##vso[", "##teamcity["].contains { line.contains($0) }
  }
}
