import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorAnalysis

@Suite("Names from the user")
struct NodeNamingTests {
  private static func graph(_ coordinators: [String], screens: [String] = []) -> Graph {
    RandomGraph.graph(
      coordinators.map { Node(id: NodeID($0), type: $0) }
        + screens.map { Node(id: NodeID($0), type: $0, kind: .screen) },
      []
    )
  }

  private static let app = graph(
    ["DefaultHomeCoordinator", "DefaultHomeListCoordinator", "DefaultRunningSettingCoordinator", "TabBar"],
    screens: ["HomeView", "HomeListView", "MapView", "DefaultHomeView"]
  )

  @Test(arguments: [
    ("DefaultHomeCoordinator", "DefaultHomeCoordinator"), ("Home", "DefaultHomeCoordinator"),
    ("RunningSetting", "DefaultRunningSettingCoordinator"), ("Setting", "DefaultRunningSettingCoordinator"),
    ("HomeView", "HomeView"), ("Map", "MapView"), ("HomeList", "DefaultHomeListCoordinator"),
    ("TabBar", "TabBar"),
  ])
  func aNameMeansOneType(name: String, type: String) throws {
    let found = try NodeSearch(Self.app).nodes(naming: name)
    #expect(found.map { Self.app.nodes[$0].type } == [type])
  }

  @Test func aPartOfSeveralNamesIsAmbiguous() {
    let names = ["AHomeFlow", "HomeB", "HomeC", "HomeD", "HomeE", "HomeF", "HomeG"]
    #expect {
      try NodeSearch(Self.graph(names)).nodes(naming: "Home")
    } throws: {
      "\($0)"
        == "no node is called 'Home'; did you mean 'AHomeFlow', 'HomeB', 'HomeC', 'HomeD', 'HomeE' or 2 others?"
    }
  }

  @Test(arguments: [("Hom", "no node"), ("ome", "no node"), ("", "no node")])
  func aPartOfAWordIsNoName(name: String, words: String) {
    #expect {
      try NodeSearch(Self.app).nodes(naming: name)
    } throws: {
      "\($0)".contains(words) && (name.isEmpty || "\($0)".contains("did you mean "))
    }
  }

  @Test(arguments: ["Hoem", "hoMe", "DefautlHomeCoordinator"])
  func aSwapOfTwoLettersIsOneMistake(name: String) {
    let app = Self.graph(["DefaultHomeCoordinator", "DefaultMapCoordinator", "DefaultCellCoordinator"])
    #expect(app.names(near: name) == ["DefaultHomeCoordinator"])
  }

  @Test func allInstancesOfOneTypeAreMeant() throws {
    let nodes = ["App/HomeCoordinator", "App/HomeCoordinator#2"].map {
      Node(id: NodeID($0), type: "HomeCoordinator")
    }
    #expect(try NodeSearch(RandomGraph.graph(nodes, [])).nodes(naming: "Home") == [0, 1])
  }

  @Test func groupsFollowTheSameRule() throws {
    let nodes = ["App", "App/HomeCoordinator", "App/HomeCoordinator#2"].map {
      Node(id: NodeID($0), type: $0 == "App" ? "App" : "HomeCoordinator")
    }
    let narrowed = try Narrowing(collapse: [.matching("Home")]).apply(to: RandomGraph.graph(nodes, []))
    #expect(narrowed.graph.nodes.count == 2)
  }
}
