import Foundation
import TestSupport
import Testing

/// `Tests/Fixtures/Hostile` does what a stranger can do in a repository. Every command is run in it, and the calls of the
/// system tell what was opened and changed.
@Suite("A hostile repository", .enabled(if: Trace.isPossible))
struct HostileRepositoryTests {
  static let commands: [[String]] = [
    ["render"], ["render", "App"], ["render", "graph.yml"], ["render", "graph.yml", "-o", "picture.svg"],
    ["render", "linked.yml"], ["render", "HEAD:graph.yml"], ["render", "graph.yml", "--format", "png"],
    ["render", "graph.yml", "--format", "svg"], ["scan", "."], ["scan", "App"],
    ["scan", "App", "--cache", ".build/coordviz"], ["scan", "App", "--cache", "."], ["check", "App"],
    ["check"], ["check", "App", "--write-baseline", "baseline.txt"], ["lint", "App"], ["leaks", "run.jsonl"],
    ["leaks", "run.jsonl", "--format", "svg", "-o", "picture.svg"], ["diff", "HEAD:App", "App"],
    ["diff", "graph.yml", "App"], ["drift", "--guide", "graph.yml", "--source", "App"], ["snapshot"],
    ["snapshot", "--check"], ["snapshot", "App", "-o", "picture.svg"], ["docs"], ["docs", "--check"],
    ["docs", "GUIDE.md"], ["docs", "PICTURE.md"], ["docs", "LINKED.md"], ["docs", "README.md"],
    ["docs", "graph.yml", "-o", "docs/app"], ["docs", "graph.yml", "-o", "pages", "--format", "html"],
    ["why", "Home*", "App"], ["list"], ["list", "App"], ["stats", "App"], ["init"], ["init", "--force"],
    ["dump-configuration"], ["doctor"], ["list", "a:b/../up/outside/secret.yml"],
    ["list", "App/Everything/../outside/secret.yml"],
    ["render", "graph.yml", "-o", "App/Everything/../made.svg"],
    ["new", "coordinator", "Home", "--style", "root-screen", "-o", "App/Everything/New"],
    ["new", "xcode-templates", "up/templates"], ["summary", "App", "-o", "App/Everything/App.facts"],
    ["link", "linked.yml"], ["docs", "graph.yml", "-o", "App/Everything/../pages"],
    ["scan", "App", "--cache", "App/Everything/../cache"],
    ["render", "App", "--thumbnails", "App/Everything"],
  ]

  /// Configurations that name what is none of their business, each in its own way.
  static let attacks = [
    "sources: ['a:b/../../outside/secret.yml']", "sources: [App/Everything/../outside/secret.yml]",
    "outputs: [{path: 'a:b/../../outside/made.sh', format: tree}]",
    "outputs: [{path: \"App/Everything/\u{301}made.sh\", format: tree}]",
    "outputs: [{path: \"../outside/\u{301}made.sh\", format: tree}]", "outputs: [{path: '', format: tree}]",
    "hierarchy: 'a:b/../../outside/made'", "docs: ['a:b/../../outside/secret.yml']", "pages: ''",
    "pages: 'a:b/../../outside/pages'", "pages: /", "sources: [\"App\\0\"]", "sources: [\"..\\0\"]",
    "thumbnails: 'a:b/../../outside'", "baseline: 'a:b/../../outside/secret.yml'",
  ]

  @Test("no configuration leads out", arguments: attacks)
  func noConfigurationLeadsOut(attack: String) throws {
    let sources = attack.hasPrefix("sources") ? "" : "sources: [graph.yml]\n"
    for command in [
      ["render"], ["render", "--format", "svg"], ["snapshot"], ["docs"], ["check"], ["list"], ["lint"],
    ] {
      try TemporaryFolder.with { folder in
        try Self.prepare(folder)
        let file = folder / "repository/.coordviz.yml"
        try Data("version: 1\n\(sources)\(attack)\n".utf8).write(to: file)
        try expectNothingOutside(after: command, in: folder)
      }
    }
  }

  @Test(
    "no command reads or writes anything outside",
    arguments: commands,
    [nil, "--no-config", "--config=other.yml"]
  )
  func nothingOutsideIsTouched(arguments: [String], option: String?) throws {
    if option != nil, ["scan", "init", "doctor"].contains(arguments[0]) { return }
    try TemporaryFolder.with { folder in
      try Self.prepare(folder)
      try expectNothingOutside(after: arguments + [option].compactMap { $0 }, in: folder)
    }
  }

  private func expectNothingOutside(after arguments: [String], in folder: URL) throws {
    // Without an end, an attack would fill the memory.
    let limited = ["-s", "KILL", "60", Tool.path] + arguments
    var command = Command("timeout", limited, in: folder / "repository")
    command.environment = ["HOME": (folder / "home").path, "XDG_CACHE_HOME": (folder / "home/cache").path]
    let trace = try Trace(command, log: folder / "trace")
    #expect([0, 1, 2, 64].contains(trace.outcome.status))
    #expect(!trace.accesses.isEmpty)
    #expect(trace.accesses.filter { !Self.isAllowed($0, in: folder) } == [])
    #expect(!(trace.outcome.output + trace.outcome.words).contains("hunter2"))
    let lines = (trace.outcome.output + "\n" + trace.outcome.words).split(whereSeparator: \.isNewline)
    #expect(lines.filter(WorkflowCommandTests.isCommand) == [])
  }

  /// A trace that sees nothing would let everything pass.
  @Test func aReadOutsideIsSeen() throws {
    try TemporaryFolder.with { folder in
      try Self.prepare(folder)
      let words = ["-c", "cat linked.yml; echo >../outside/made"]
      let command = Command("/bin/sh", words, in: folder / "repository")
      let bad = try Trace(command, log: folder / "trace").accesses.filter { !Self.isAllowed($0, in: folder) }
      let outside = (folder / "outside").path
      #expect(Set(bad.map(\.path)) == [outside + "/secret.yml", outside + "/made"])
      #expect(bad.count(where: \.isChange) == 1)
    }
  }

  /// The sample as somebody has checked it out, and a folder beside it with what it is after.
  private static func prepare(_ folder: URL) throws {
    let files = FileManager.default
    for name in ["outside", "home"] {
      try files.createDirectory(at: folder / name, withIntermediateDirectories: true)
    }
    let sample = projectFolder / "Tests/Fixtures/Hostile"
    _ = try Command("cp", ["-R", "-P", sample.path, (folder / "repository").path]).run()
    // Not in the sample: other tests read all Swift files of this project.
    try files.createSymbolicLink(
      atPath: (folder / "repository/App/Secret.swift").path,
      withDestinationPath: "../../outside/Secret.swift"
    )
    // No system for files of Windows could hold it.
    try files.createDirectory(at: folder / "repository/a:b", withIntermediateDirectories: true)
    try Data().write(to: folder / "repository/a:b/file")
    try Data("hunter2: [sesame\n".utf8).write(to: folder / "outside/secret.yml")
    try Data("final class hunter2: Coordinator {}\n".utf8).write(to: folder / "outside/Secret.swift")
    let repository = Repository(folder: folder / "repository")
    try repository.git("init", "-q", "-b", "main")
    try repository.commit("Something harmless")
  }

  private static func isAllowed(_ access: Trace.Access, in folder: URL) -> Bool {
    let repository = (folder / "repository").path
    let isOurs = [repository, (folder / "home").path].contains {
      access.path == $0 || access.path.hasPrefix($0 + "/")
    }
    // git writes into its own folder nothing that it is not asked to.
    if isOurs { return !access.isChange || !access.path.hasPrefix(repository + "/.git/") }
    if access.path.hasPrefix(folder.path) { return false }
    if access.isChange { return access.path == "/dev/null" || access.path == "/dev/tty" }
    return system.contains { access.path.hasPrefix($0) } || access.path.hasPrefix(tools)
  }

  /// What programs read of a system to start.
  private static let system = [
    "/usr/", "/lib", "/proc/", "/sys/", "/dev/", "/opt/", "/var/cache/fontconfig", "/var/lib/", "/etc/ld.so",
    "/etc/fonts", "/etc/gitconfig", "/etc/gitignore", "/etc/localtime", "/etc/nsswitch.conf", "/etc/passwd",
    "/etc/group",
    "/etc/locale.alias",
  ]
  /// Where the command was built.
  private static let tools = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().path
}
