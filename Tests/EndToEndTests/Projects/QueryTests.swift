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
        Deep, path 1 of 2:
          App
          -> Deep2 (child)
          -> Deep (child)

        Deep, path 2 of 2:
          App
          -> Home (child)
          -> Deep (child)

        """
    )
    #expect(try Tool.run("why", "App", "-", input: app).output == "App is a root\n")
    #expect(try Tool.run("why", "Dep", "-", input: app).words.contains("did you mean 'Deep'?"))
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
    #expect(stats.contains("maximum depth: 1\n"))
  }
}
