import Foundation
import TestSupport
import Testing

@Suite("What a team has decided")
struct ProjectConfigurationTests {
  private let app = "version: 1\ncoordinators:\n  App: {children: {Home: {children: {Detail: }}}}\n"

  private func inProject(_ configuration: String, _ body: (Repository) throws -> Void) throws {
    try Repository.with { repository in
      try repository.write(app, "app.yml")
      try repository.write(configuration, ".coordviz.yml")
      try repository.write("", "a/b/empty.md")
      try body(repository)
    }
  }

  @Test func plainRenderDrawsAllOfIt() throws {
    let outputs = "outputs: [x.mmd, {path: y.svg, focus: Home, theme: guide, legend: false}]"
    try inProject("version: 1\nsources: [app.yml]\ndirection: LR\n\(outputs)\n") { repository in
      let outcome = try repository.tool("render", below: "a/b")
      #expect(outcome.status == 0)
      #expect(outcome.lines.filter { $0.hasPrefix("wrote ") } == ["wrote ../../x.mmd", "wrote ../../y.svg"])
      #expect(try repository.read("x.mmd").hasPrefix("graph LR\n"))
      let picture = try repository.read("y.svg")
      #expect(!picture.contains(">App<"))
      #expect(try repository.tool("render", "app.yml", "--direction", "BT").output.hasPrefix("graph BT\n"))
      #expect(try repository.tool("render", "--no-config", "app.yml").output.hasPrefix("graph TD\n"))
    }
  }

  @Test func partsAreGivenByName() throws {
    try inProject("version: 1\nsources: [app.yml]\nroles: {App: root, H*: tabContainer}\n") { repository in
      let list = try repository.tool("list").output
      #expect(list == "App  root\nHome  tabContainer  under App\nDetail  under Home\n")
      try repository.write(app.replacing("Home: {", with: "Home: {role: tab, "), "app.yml")
      #expect(
        try repository.tool("list").output.contains("\nHome  tab  under App\n"),
        "what the input says wins"
      )
    }
  }

  @Test func plainLintReadsTheConfiguredSource() throws {
    try inProject("version: 1\nsources: [app.yml, App.swift]\n") { repository in
      try repository.write("final class App { var value = 1 }\n", "App.swift")
      let outcome = try repository.tool("lint", "--no-cache", below: "a/b")
      #expect(outcome.status == 0)
      #expect(outcome.words.contains("App.swift: ") && outcome.words.contains(" in 1 file;"))
    }
    try inProject("version: 1\nsources: [app.yml]\n") { repository in
      let outcome = try repository.tool("lint")
      #expect(outcome.status == 2)
    }
  }

  @Test func whatIsABaseTypeIsDecided() throws {
    try inProject("version: 1\nsources: [App.swift]\nbase_types: [Wizard]\n") { repository in
      try repository.write("final class SignUp: Wizard {}\nfinal class Home {}\n", "App.swift")
      let listed = "SignUp  App.swift:1\n"
      #expect(try repository.tool("list").output == listed)
      let plain = try repository.tool("list", "--no-config", "App.swift")
      #expect(plain.output == "")
      let asked = try repository.tool("list", "--no-config", "App.swift", "--base-type", "Wizard")
      #expect(asked.output == listed)
    }
  }

  @Test(arguments: [
    ("", 1, ["web.yml:3: error: 'AppContainer' requires "]),
    ("rules: {required-not-provided: note}\n", 0, ["web.yml:3: note: 'AppContainer' requires "]),
    ("rules: {required-not-provided: off}\n", 0, []),
    ("baseline: known.json\n", 0, []),
  ])
  func howMuchARuleMattersIsDecided(_ decision: String, status: Int32, starts: [String]) throws {
    try inProject("version: 1\nsources: [web.yml]\n\(decision)") { repository in
      try repository.write("version: 1\ncontainers:\n  AppContainer: {requires: [UseCase]}\n", "web.yml")
      _ = try repository.tool("check", "--no-config", "web.yml", "--write-baseline", "known.json")
      let outcome = try repository.tool("check")
      #expect(outcome.status == status)
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == starts.count)
      for (line, start) in zip(lines, starts) { #expect(line.hasPrefix(start)) }
    }
  }

  @Test(arguments: [
    ("version: 1\nsourcs: []\n", ".coordviz.yml:2: unknown key 'sourcs'; did you mean 'sources'?"),
    ("version: 1\ntheme: gide\n", ".coordviz.yml:2: unknown theme 'gide'; did you mean 'guide'?"),
    ("version: 1\nrules: {attached-twise: off}\n", ".coordviz.yml:2: unknown rule 'attached-twise'"),
    ("version: 2\n", ".coordviz.yml:1: written for a newer coordviz"),
    ("sources: []\n", "the key 'version' is missing"),
    ("version: 1\nsources: [no.yml]\n", "no.yml: there is no such file"),
    ("version: 1\nsource_link: 'javascript:x'\n", ".coordviz.yml: source_link: "),
    ("version: 1\nsources: [app.yml]\noutputs:\n  - {path: a.mmd, focus: Hme}\n", "did you mean 'Home'?"),
    ("version: 1\nsources: [app.yml]\noutputs:\n  - {path: a.xyz}\n", ".coordviz.yml:4: "),
    ("version: 1\nsources: [app.yml]\noutputs:\n  - {path: a.mmd, depht: 1}\n", "unknown key 'depht'"),
  ])
  func whatIsWrongIsOneLine(configuration: String, words: String) throws {
    try inProject(configuration) { repository in
      let outcome = try repository.tool("render")
      #expect(outcome.status == 2)
      #expect(outcome.words.contains(words), "\(outcome.words)")
      #expect(outcome.lines.count == 1)
    }
  }

  @Test func whatIsAboveTheRepositoryIsNotOurs() throws {
    try inProject("version: 1\nnonsense: 1\n") { repository in
      try repository.write("", "inner/.git/HEAD")
      #expect(
        try repository.tool("dump-configuration", below: "inner").words.contains(
          "no .coordviz.yml in this folder"
        )
      )
      #expect(try repository.tool("dump-configuration", "--config", "no.yml").status == 2)
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a file away"))
  func withoutARepositoryAFileOfSomebodyElseIsNotOurs() throws {
    try TemporaryFolder.with { folder in
      let (file, below) = (folder / ".coordviz.yml", folder / "below")
      try FileManager.default.createDirectory(at: below, withIntermediateDirectories: false)
      try Data("version: 1\n".utf8).write(to: file)
      let missing = "no .coordviz.yml in this folder"
      #expect(try !Tool.run("dump-configuration", in: below).words.contains(missing))
      try FileManager.default.setAttributes([.ownerAccountID: 65534], ofItemAtPath: file.path)
      #expect(try Tool.run("dump-configuration", in: below).words.contains(missing))
    }
  }

  @Test func initProposesNoManifestsAndNamesAllKeys() throws {
    try Repository.with { repository in
      try repository.write("let project = 1", "Tuist/Helpers/Project.swift")
      try repository.write("class App {}", "iOS/App.swift")
      _ = try repository.tool("init")
      let text = try repository.read(".coordviz.yml")
      #expect(text.contains("sources:\n  - \"iOS\"\n"))
      #expect(["# baseline:", "# rules:", "# roles:", "# hierarchy:"].allSatisfy(text.contains))
    }
  }

  @Test func initProposesSourceAndNotWhatWasDrawnFromIt() throws {
    try Repository.with { repository in
      try repository.write("class HomeCoordinator { func start() {} }", "iOS/App.swift")
      try repository.write("# coordviz hierarchy 1\nHome\n", "docs/app/graph.hierarchy")
      _ = try repository.tool("init")
      #expect(try repository.read(".coordviz.yml").contains("sources:\n  - \"iOS\"\n"))
    }
  }

  @Test(arguments: ["render", "lint", "check", "scan", "list"])
  func aMissingFolderNamesTheFoldersThatAreThere(command: String) throws {
    try Repository.with { repository in
      try repository.write("class App {}", "iOS/App.swift")
      let outcome = try repository.tool(command, "Sources")
      #expect(outcome.status == 2)
      #expect(outcome.words == "error: Sources: there is no such file or folder; found here: iOS\n")
    }
  }

  @Test func ofManyFoldersFiveAreNamed() throws {
    try Repository.with { repository in
      for number in 1...7 { try repository.write("class App {}", "App\(number)/App.swift") }
      let words = try repository.tool("scan", "Sources").words
      #expect(words.hasSuffix("found here: App1, App2, App3, App4, App5 and 2 more\n"), "\(words)")
    }
  }

  @Test func whatIsThereIsNotOverwritten() throws {
    try inProject("version: 1\n") { repository in
      let refused = try repository.tool("init")
      #expect(refused.status == 2)
      #expect(try repository.read(".coordviz.yml") == "version: 1\n")
      #expect(try repository.tool("init", "--force").status == 0)
      #expect(try repository.tool("dump-configuration").output.contains("sources: [app.yml]"))
    }
  }
}
