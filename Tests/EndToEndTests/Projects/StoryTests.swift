import Foundation
import TestSupport
import Testing

/// What a team does with coordviz, from the first day to a pull request.
@Suite("A project's story")
struct StoryTests {
  private let first = """
    version: 1
    coordinators:
      AppCoordinator:
        children:
          LogInCoordinator: {children: {SignUpCoordinator: }}
          HomeCoordinator: {children: {DetailCoordinator: , SettingsCoordinator: }}
          SearchCoordinator:

    """

  private var second: String {
    first.replacing(
      "{DetailCoordinator: , SettingsCoordinator: }",
      with: "{CheckoutCoordinator: , SetingsCoordinator: }"
    )
    .replacing("SearchCoordinator:\n", with: "SearchCoordinator: {children: {DetailCoordinator: }}\n")
  }

  private let lines = [
    "+ CheckoutCoordinator under HomeCoordinator",
    "> DetailCoordinator from HomeCoordinator to SearchCoordinator",
    "~ SettingsCoordinator was possibly renamed to SetingsCoordinator",
  ]

  private func begin(_ repository: Repository) throws {
    try repository.write(first, "app.yml")
    try repository.write("Pictures\n", "docs/images/about.txt")
    try repository.write(
      "# App\n\n<!-- coordviz:begin format=mermaid -->\n<!-- coordviz:end -->\n",
      "README.md"
    )
    let marker = "<!-- coordviz:begin format=svg output=images/app.svg title=\"The app\" -->"
    try repository.write("# Guide\r\n\r\n\(marker)\r\n<!-- coordviz:end -->\r\n", "docs/GUIDE.md")
    #expect(try repository.tool("init").words == "wrote .coordviz.yml\n")
    let configuration = try repository.read(".coordviz.yml")
    #expect(configuration.contains("sources:\n  - \"app.yml\""))
    #expect(configuration.contains("docs:\n  - \"README.md\"\n  - \"docs/GUIDE.md\""))
    try repository.write(
      configuration + "hierarchy: docs/App.hierarchy\noutputs: [docs/app.mmd]\n",
      ".coordviz.yml"
    )
    for command in ["docs", "snapshot", "render"] {
      #expect(try repository.tool(command, below: "docs").status == 0, "\(command)")
    }
    #expect(try repository.tool("snapshot", "-o", "docs/App.hierarchy").status == 0)
    try repository.commit("First")
  }

  @Test func fromTheFirstDayToAPullRequest() throws {
    try Repository.with { repository in
      try begin(repository)
      #expect(try repository.tool("docs", "--check").status == 0)
      #expect(try repository.tool("snapshot", "--check").status == 0)

      try repository.write(second, "app.yml")
      let guide = try repository.read("docs/GUIDE.md")
      let check = try repository.tool("docs", "--check")
      #expect(check.status == 1)
      let places = ["README.md:3: ", "docs/GUIDE.md:3: "]
      #expect(check.output == places.flatMap { place in lines.map { place + $0 + "\n" } }.joined())
      #expect(try repository.read("docs/GUIDE.md") == guide)
      let snapshot = try repository.tool("snapshot", "--check")
      #expect(snapshot.status == 1)
      #expect(snapshot.output == lines.map { $0 + "\n" }.joined())

      let diff = try repository.tool("diff", "HEAD:app.yml", "app.yml")
      #expect(diff.status == 1)
      #expect(diff.output == lines.map { $0 + "\n" }.joined())
      #expect(try repository.tool("diff", "HEAD:docs/App.hierarchy", "app.yml").output == diff.output)
      #expect(try repository.tool("diff", "HEAD:README.md", "app.yml").output == diff.output)
      #expect(
        try repository.tool("diff", "HEAD:./App.hierarchy", "../app.yml", below: "docs").output == diff.output
      )
      #expect(try repository.git("status", "--short").output == " M app.yml\n")

      for command in ["docs", "snapshot", "render"] { #expect(try repository.tool(command).status == 0) }
      try repository.commit("Second")
      #expect(try repository.tool("docs", "--check").status == 0)
      #expect(try repository.tool("snapshot", "--check").status == 0)
      #expect(try repository.tool("diff", "HEAD:app.yml", "app.yml").output == "")
      let drawn = try repository.read("docs/GUIDE.md")
      #expect(drawn.utf8.filter { $0 == 0x0A }.count > 10)
      #expect(!drawn.replacing("\r\n", with: "").utf8.contains(0x0A))
    }
  }

  @Test func twoBranchesMergeLineByLine() throws {
    try Repository.with { repository in
      try begin(repository)
      for (branch, node) in [("one", "LogInCoordinator"), ("two", "SearchCoordinator")] {
        try repository.git("checkout", "-qb", branch, "main")
        let text = try repository.read("docs/App.hierarchy")
          .replacing(
            "coordinator \(node)\n",
            with: "coordinator \(node)\n\(node) -> New child strong\n\ncoordinator New\n"
          )
        try repository.write(text, "docs/App.hierarchy")
        try repository.commit(branch)
      }
      #expect(
        try repository.git("-c", "user.name=A", "-c", "user.email=a@b.c", "merge", "-q", "one").status == 0
      )
      let diff = try repository.tool("diff", "main:docs/App.hierarchy", "docs/App.hierarchy")
      #expect(diff.output == "+ New under LogInCoordinator and SearchCoordinator\n")
    }
  }

  @Test func aChangeOfCodeIsSeenBetweenRevisions() throws {
    let coordinator = "Coordinator {\n  var children: [Coordinator] = []\n  func start() {"
    let app = "protocol Coordinator: AnyObject { var children: [Coordinator] { get set } }\n"
    func making(_ child: String) -> String { " let next = \(child)(); children.append(next); next.start() " }
    try Repository.with { repository in
      try repository.write(
        app + "final class AppCoordinator: \(coordinator)\(making("HomeCoordinator"))}\n}\n",
        "Sources/App.swift"
      )
      try repository.write("final class HomeCoordinator: \(coordinator)}\n}\n", "Sources/Home.swift")
      try repository.commit("First")
      let equal = try repository.tool("diff", "HEAD:Sources", "Sources")
      #expect(equal.status == 0)
      #expect(equal.output + equal.words == "")
      try repository.write(
        "final class HomeCoordinator: \(coordinator)\(making("CheckoutCoordinator"))}\n}\n"
          + "final class CheckoutCoordinator: \(coordinator)}\n}\n",
        "Sources/Home.swift"
      )
      let changed = try repository.tool("diff", "main...:Sources", "Sources")
      #expect(changed.output == "+ CheckoutCoordinator under HomeCoordinator\n")
      #expect(try repository.tool("diff", "main:./", ".", below: "Sources").output == changed.output)
    }
  }

  @Test(arguments: [
    ("nope:app.yml", "there is no such file, and no git revision 'nope'"),
    ("HEAD:nope.yml", "the revision 'HEAD' has no 'nope.yml'"),
    ("HEAD:docs", "HEAD:docs: there are no Swift files"),
    ("HEAD~9:app.yml", "git revision 'HEAD~9'"),
  ])
  func aRevisionThatIsNotThereIsOneLine(input: String, words: String) throws {
    try Repository.with { repository in
      try begin(repository)
      let outcome = try repository.tool("diff", input, "app.yml")
      #expect(outcome.status == 2)
      #expect(outcome.words.contains(words))
      #expect(outcome.output == "")
      #expect(outcome.lines.count == 1)
    }
  }

  @Test func namesNeverReachAShellOrBecomeOptions() throws {
    try Repository.with { repository in
      try begin(repository)
      for name in ["-x:app.yml", "$(touch gone):app.yml", ";touch gone:app.yml", "--help:a"] {
        #expect(
          try Tool.run(["diff", "--", name, "app.yml"], in: repository.folder).status == 2
        )
      }
      #expect(!FileManager.default.fileExists(atPath: (repository.folder / "gone").path))
    }
  }

  @Test func aBrokenHierarchyIsAnErrorAndNeverNoChange() throws {
    try Repository.with { repository in
      try begin(repository)
      try repository.write(try repository.read("docs/App.hierarchy") + "<<<<<<< HEAD\n", "docs/App.hierarchy")
      for arguments in [["snapshot", "--check"], ["diff", "docs/App.hierarchy", "app.yml"]] {
        let outcome = try Tool.run(arguments, in: repository.folder)
        #expect(outcome.status == 2)
        #expect(outcome.words.contains("unresolved merge conflict"))
      }
    }
  }
}
