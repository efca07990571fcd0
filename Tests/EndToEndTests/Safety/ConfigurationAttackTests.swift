import Foundation
import TestSupport
import Testing

@Suite("Attacks by way of the configuration and of markers")
struct ConfigurationAttackTests {
  /// What each says, the command that follows it, and the file that is named.
  static let writes: [(configuration: String, command: String)] = [
    ("outputs: [{path: PATH, format: tree}]", "render"),
    ("hierarchy: PATH", "snapshot"),
    ("pages: {path: PATH}", "docs"),
    ("docs: [GUIDE.md]", "docs"),
  ]

  /// A colon makes no revision of a path. A mark after a slash makes no other letter of it. `..` behind a link is above
  /// its target.
  static let ways = [
    "../outside/made.svg", "link/made.svg", ".git/made.svg", "OUTSIDE/made.svg",
    "a:b/../../outside/made.svg", "link/\u{301}made.svg", "../\u{301}made.svg",
    "inner/../../outside/made.svg",
  ]

  @Test(arguments: writes, ways)
  func nothingIsWrittenOutOfTheRepository(
    _ attack: (configuration: String, command: String),
    path: String
  ) throws {
    try Stranger.with { stranger in
      let path = path.replacing("OUTSIDE", with: (stranger.around / "outside").path)
      try stranger.link("link", to: "../outside")
      try stranger.write("", "deep/folder/file")
      try stranger.link("inner", to: "deep/folder/../..")
      try stranger.write("", "a:b/file")
      let configuration = attack.configuration.replacing("PATH", with: path)
      try stranger.write("version: 1\nsources: [app.yml]\n\(configuration)\n", ".coordviz.yml")
      let marker = "<!-- coordviz:begin format=svg output=\(path) -->\n<!-- coordviz:end -->\n"
      try stranger.write(marker, "GUIDE.md")
      let outcome = try stranger.tool(attack.command)
      #expect(outcome.status == 2)
      #expect(outcome.words.contains("--trust-config"))
      #expect(try stranger.outside() == Stranger.untouched)
      #expect(!FileManager.default.fileExists(atPath: (stranger.repository / ".git/made.svg").path))
    }
  }

  @Test(arguments: [
    ("sources: [PATH]", "list"), ("sources: [app.yml]\nbaseline: PATH", "check"),
    ("sources: [app.yml]\ndocs: [PATH]", "docs"), ("sources: [app.yml]\nhierarchy: PATH", "snapshot --check"),
  ])
  func nothingIsReadOutOfTheRepository(configuration: String, command: String) throws {
    for path in ["../outside/secret.yml", "link.yml", ".git/config", "a:b/../../outside/secret.yml"] {
      try Stranger.with { stranger in
        try stranger.write("", "a:b/file")
        try stranger.link("link.yml", to: "../outside/secret.yml")
        try stranger.write(Stranger.secretText, ".git/config")
        let text = configuration.replacing("PATH", with: path)
        try stranger.write("version: 1\n\(text)\n", ".coordviz.yml")
        let words = command.split(separator: " ").map(String.init)
        var tool = Command(Tool.path, words, in: stranger.repository)
        tool.environment = ["HOME": stranger.home.path]
        let outcome = try tool.run()
        #expect(outcome.status == 2)
        // What has a colon is a revision, which git does not know.
        let reasons = ["--trust-config", "there is no such file"]
        #expect(reasons.contains { outcome.words.contains($0) })
        #expect(!(outcome.words + outcome.output).contains("sesame"))
        #expect(!(outcome.words + outcome.output).contains("hunter2"))
      }
    }
  }

  /// The system takes what is before a NUL for the path: a folder listed itself without end.
  @Test(arguments: [
    ("outputs: [{path: PATH, format: tree}]", ["render"]), ("hierarchy: PATH", ["snapshot"]),
    ("pages: {path: PATH}", ["docs"]), ("docs: [PATH]", ["docs"]), ("sources: [PATH]", ["render"]),
    ("baseline: PATH", ["check"]), ("sources: [PATH]", ["docs", "App", "-o", "pages"]),
  ])
  func aPathIsNotEmptyAndHasNoControlCharacters(configuration: String, command: [String]) throws {
    for path in [#""""#, #""App\0""#, #""..\0""#, #""App\e[31m""#, #""App\n""#] {
      try Stranger.with { stranger in
        let text = configuration.replacing("PATH", with: path)
        try stranger.write("version: 1\n\(text)\n", ".coordviz.yml")
        let words = ["-s", "KILL", "60", Tool.path] + command
        let outcome = try Command("timeout", words, in: stranger.repository).run()
        #expect(outcome.status != 137, "\(path)")
        #expect(!outcome.words.contains("\u{1B}"))
        let isRefused = ["is empty", "control character", "Missing"].contains { outcome.words.contains($0) }
        #expect(isRefused || outcome.status < 2, "\(path): \(outcome.words)")
        #expect(try stranger.outside() == Stranger.untouched)
      }
    }
  }

  /// Pages were written to the top of the file system.
  @Test(arguments: [
    ["docs", "app.yml", "-o", ""], ["render", "app.yml", "-o", "", "--format", "tree"],
    ["new", "xcode-templates", ""], ["new", "coordinator", "Home", "--style", "root-screen", "-o", ""],
    ["scan", "App", "--cache", ""], ["lint", "App", "--write-baseline", ""],
  ])
  func anEmptyArgumentIsNoFolder(arguments: [String]) throws {
    try Stranger.with { stranger in
      let outcome = try Tool.run(arguments, in: stranger.repository)
      #expect(outcome.status == 2)
      #expect(outcome.words.contains("the path is empty; name a file or a folder"), "\(outcome.words)")
    }
  }

  @Test func whoTrustsTheConfigurationMayWriteElsewhere() throws {
    try Stranger.with { stranger in
      let text = "version: 1\nsources: [app.yml]\noutputs: [../outside/made.mmd]\n"
      try stranger.write(text, ".coordviz.yml")
      #expect(try stranger.tool("render", "--trust-config").status == 0)
      #expect(try stranger.outside().first == "made.mmd")
    }
  }

  /// The first text of a file that is no graph was in the error.
  @Test(arguments: ["yaml", "json", "mermaid", "markdown", "hierarchy"])
  func anErrorShowsNothingOfAFile(format: String) throws {
    let secrets = [
      "API_KEY=hunter2\n", "- hunter2\n", "version: hunter2\ncoordinators: hunter2\n",
      "{\"graph\": \"hunter2\"}", "# coordviz hierarchy hunter2\n", "hunter2:\n  - [sesame\n",
    ]
    for secret in secrets {
      try Stranger.with { stranger in
        try stranger.write(secret, ".env")
        let marker = "<!-- coordviz:begin input=.env input-format=\(format) -->\n<!-- coordviz:end -->\n"
        try stranger.write(marker, "GUIDE.md")
        let outcome = try stranger.tool("docs", "GUIDE.md")
        let isKey = secret.hasPrefix("hunter2:")
        #expect(
          !outcome.words.replacing(isKey ? "key 'hunter2'" : "-", with: "").contains("hunter2"),
          "\(secret)"
        )
      }
    }
  }

  @Test func aMarkerReadsNothingOutOfTheRepository() throws {
    try Stranger.with { stranger in
      for path in ["../outside/secret.yml", stranger.secret.path, "link.yml", ".git/config"] {
        try? stranger.link("link.yml", to: "../outside/secret.yml")
        let marker = "<!-- coordviz:begin input=\(path) input-format=yaml -->\n<!-- coordviz:end -->\n"
        try stranger.write(marker, "GUIDE.md")
        let outcome = try stranger.tool("docs", "GUIDE.md")
        #expect(outcome.status == 2)
        #expect(outcome.words.contains("--trust-config"))
        #expect(!outcome.words.contains("hunter2"))
      }
    }
  }

  @Test func aConfigurationThatIsALinkOutIsRefused() throws {
    try Stranger.with { stranger in
      try stranger.link(".coordviz.yml", to: "../outside/secret.yml")
      let outcome = try stranger.tool("list", "app.yml")
      #expect(outcome.status == 2)
      #expect(!outcome.words.contains("hunter2"))
    }
  }

  @Test(.timeLimit(.minutes(1))) func aPipeInPlaceOfTheConfigurationDoesNotBlock() throws {
    try Stranger.with { stranger in
      _ = try Command("mkfifo", [".coordviz.yml"], in: stranger.repository).run()
      let command = Command(
        "timeout",
        ["-s", "KILL", "20", Tool.path, "list", "app.yml"],
        in: stranger.repository
      )
      let outcome = try command.run()
      #expect(outcome.status == 2)
      #expect(outcome.words.contains("not a regular file"))
    }
  }
}
