import Foundation
import TestSupport
import Testing

@Suite("Outline for assistants")
struct AgentOutlineTests {
  private static let app = """
    version: 1
    coordinators:
      App: {children: {Home: {children: {Deep: }}, Settings: }}

    """

  @Test func nodesAreBlocksWithTheirEdges() throws {
    let outcome = try Tool.run("render", "-", "--format", "agent", input: Self.app)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        stdin: 4 nodes, 3 edges, declared by hand

        App
          child Home
          child Settings
        Home
          child Deep
        Settings
        Deep

        """
    )
  }

  @Test func whatIsLeftOutIsNamed() throws {
    let outcome = try Tool.run(
      "render",
      "-",
      "--format",
      "agent",
      "--focus",
      "App",
      "--depth",
      "1",
      input: Self.app
    )
    #expect(outcome.output.contains("\n3 of 4 nodes: App and 1 level below"))
  }

  @Test(arguments: [100, 1_000])
  func theBudgetIsKept(tokens: Int) throws {
    let children = (0..<500).map { "Child\($0)Coordinator: " }.joined(separator: ", ")
    let app = "version: 1\ncoordinators:\n  App: {children: {\(children)}}\n"
    let outcome = try Tool.run("render", "-", "--format", "agent", "--budget", "\(tokens)", input: app)
    let lines = outcome.output.split(separator: "\n")
    // Beside the blocks, there are a line of title and the line about the cut.
    #expect(lines.dropFirst().dropLast().map { $0.utf8.count + 1 }.reduce(0, +) <= 4 * tokens)
    #expect(lines.count > 3)
    #expect(lines.last?.hasPrefix("cut at App: 0 of 501 nodes fit into \(tokens) tokens;") == true)
  }

  @Test(arguments: ["99", "1000001", "9223372036854775807"])
  func aBudgetOutOfRangeIsWrongUsage(budget: String) throws {
    let outcome = try Tool.run("render", "-", "--format", "agent", "--budget", budget, input: Self.app)
    #expect(outcome.status == 64)
    #expect(outcome.words.contains("--budget must be a number from 100 to 1000000."))
  }

  @Test func aNameCannotBreakALine() throws {
    let app = "version: 1\ncoordinators:\n  App: {children: {\"A\\ncut at\": }}\n"
    let outcome = try Tool.run("render", "-", "--format", "agent", input: app)
    #expect(!outcome.output.contains("\ncut at"))
  }
}
