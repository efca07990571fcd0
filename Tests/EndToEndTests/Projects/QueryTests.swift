import Foundation
import TestSupport
import Testing

@Suite("Questions")
struct QueryTests {
  @Test func whyTellsEveryWay() throws {
    let app =
      "version: 1\ncoordinators:\n  App: {children: {Home: {children: {Deep: }}, Deep2: {children: [Deep]}}}\n"
    let outcome = try Tool.run("why", "Deep", "-", input: app)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        Deep: 2 paths, the shortest first
        App
        ├── Deep2 (child)
        │   └── Deep (child)
        └── Home (child)
            └── Deep (child)

        """
    )
    #expect(try Tool.run("why", "App", "-", input: app).output == "App is a root\n")
    #expect(try Tool.run("why", "Dep", "-", input: app).words.contains("did you mean 'Deep'?"))
  }

  @Test func placesNameTheirFolderAndAFileOnce() throws {
    try ScannedApp.inFolder { folder in
      let outcome = try Tool.run("why", "HomeCoordinator", "--no-cache", in: folder)
      #expect(outcome.output.contains("; files are below "), "\(outcome.output)")
      #expect(
        outcome.output.contains(/\(child, via [a-z]+, in start\)  \w+\.swift:\d+/.ignoresCase()),
        "\(outcome.output)"
      )
      let json = try Tool.run("why", "HomeCoordinator", "--no-cache", "--json", in: folder).output
      #expect(json.contains("\"function\" : \"start\""))
    }
  }

  @Test func aNameWithoutItsLastWordsIsEnoughIfOneNodeHasIt() throws {
    let app = "version: 1\ncoordinators:\n  AppCoordinator: {children: {%}}\n"
    let one = app.replacing("%", with: "PostCoordinator: , PostListCoordinator: ")
    #expect(try Tool.run("why", "Post", "-", input: one).output.hasPrefix("PostCoordinator: 1 path\n"))
    let flow = try Tool.run("why", "Post", "-", input: app.replacing("%", with: "PostFlowCoordinator: "))
    #expect(flow.output.hasPrefix("PostFlowCoordinator: 1 path\n"))
    let two = try Tool.run(
      "why",
      "Post",
      "-",
      input: app.replacing("%", with: "PostListCoordinator: , PostFlow: ")
    )
    #expect(
      two.status == 2
        && two.words.contains("no node is called 'Post'; did you mean 'PostFlow' or 'PostListCoordinator'?"),
      "\(two.words)"
    )
  }

  /// The same name means the same node everywhere, also where screens have it.
  @Test(arguments: [["why", "Setting"], ["list", "--only", "Setting"], ["render", "--focus", "Setting"]])
  func oneRuleForNames(words: [String]) throws {
    let app = """
      version: 1
      coordinators:
        DefaultAppCoordinator:
          children:
            DefaultSettingCoordinator: {screens: [SettingScreen, MapScreen]}
            DefaultSettingListCoordinator:
      """
    let format = words[0] == "render" ? ["--format", "tree"] : []
    let outcome = try Tool.run(words + ["-"] + format, input: app)
    #expect(outcome.status == 0, "\(outcome.words)")
    #expect(outcome.output.contains("DefaultSettingCoordinator"), "\(outcome.output)")
    #expect(!outcome.output.contains("SettingScreen") && !outcome.output.contains("SettingList"))
    let hidden = try Tool.run("render", "--focus", "Map", "-", "--format", "tree", input: app)
    #expect(hidden.status == 2)
    #expect(
      hidden.words.contains("'MapScreen' is a screen, and not shown; add --show screens"),
      "\(hidden.words)"
    )
  }

  @Test func anUnknownNameGetsANextStep() throws {
    let outcome = try Tool.run("why", "Nope", "-", input: Sample.json)
    #expect(outcome.status == 2)
    #expect(outcome.words.contains("see all names with 'coordviz list'"), "\(outcome.words)")
  }

  @Test func screensAreFoundWithoutAnOption() throws {
    let outcome = try Tool.run("why", "WelcomeViewController", "-", input: Sample.json)
    #expect(outcome.output.hasSuffix("WelcomeViewController (presents)\n"), "\(outcome.output)")
  }

  @Test func programsReadTheAnswers() throws {
    func json(_ words: String...) throws -> Any {
      let outcome = try Tool.run(words + ["-", "--json"], input: Sample.json)
      return try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    }
    let why = try #require(try json("why", "HomeCoordinator") as? [String: Any])
    let targets = try #require(why["targets"] as? [[String: Any]])
    let steps = try #require((targets.first?["paths"] as? [[[String: Any]]])?.first)
    #expect(steps.map { $0["to"] as? String } == ["App/Home"])
    let nodes = try #require(try json("list") as? [[String: Any]])
    #expect(nodes.compactMap { $0["name"] as? String }.first == "AppCoordinator")
    let stats = try #require(try json("stats") as? [String: Any])
    #expect(stats["nodes"] as? Int == 5 && stats["deepest coordinator"] as? String == "App/Home")
  }

  @Test func listAndStatsTellOfEachNode() throws {
    let list = try Tool.run("list", "-", input: Sample.json).output.split(separator: "\n")
    #expect(
      list == [
        "AppCoordinator", "LogInCoordinator  under AppCoordinator", "HomeCoordinator  under AppCoordinator",
      ]
    )
    let stats = try Tool.run("stats", "-", input: Sample.json).output
    #expect(stats.hasPrefix("nodes: 5\nnodes of kind coordinator: 3\n"))
    #expect(stats.contains("maximum depth: 1\n") && stats.hasSuffix("deepest coordinator: App/Home\n"))
  }
}
