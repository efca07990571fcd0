import CoordinatorAnalysis
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Navigation coverage")
struct NavigationCoverageTests {
  @Test(arguments: Seeds.of(30))
  func aTreeCoversItself(seed: UInt64) throws {
    let tree = RandomGraph.tree(nodes: 40, fanOut: 4, seed: seed)
    let coverage = try NavigationCoverage(of: tree, drivenBy: tree)
    #expect(coverage.percent == 100 && coverage.unopened == [] && coverage.strayCount == 0)
    #expect(coverage.undriven == [])
  }

  @Test(arguments: Seeds.of(30))
  func theEdgeOfALeafThatNoRunHadIsMissing(seed: UInt64) throws {
    let tree = RandomGraph.tree(nodes: 40, fanOut: 4, seed: seed)
    let leaf = try #require(tree.leaves().first)
    let coverage = try NavigationCoverage(of: tree, drivenBy: tree.filtered { $0.id != leaf.id })
    #expect(coverage.undriven.map(\.to) == [leaf.id])
    #expect(coverage.summary == "38 of 39 edges driven (97 %), 1 coordinator never opened")
    let other = try NavigationCoverage(of: tree.filtered { $0.id != leaf.id }, drivenBy: tree)
    #expect(other.percent == 100 && other.strayCount == 1)
  }

  @Test func everythingOfARunCountsAlsoWhatIsGone() throws {
    let app = Leak.Subject(token: 1, type: "AppCoordinator")
    let home = Leak.Subject(token: 2, type: "HomeCoordinator")
    let again = Leak.Subject(token: 3, type: "HomeCoordinator", ordinal: 2)
    var run = Recording(name: "Shop")
    run.events = [
      RecordedEvent(number: 1, at: 0, kind: .attach, subject: home, parent: app),
      RecordedEvent(number: 2, at: 1, kind: .detach, subject: home, parent: app),
      RecordedEvent(number: 3, at: 2, kind: .freed, subject: home),
      RecordedEvent(number: 4, at: 3, kind: .attach, subject: again, parent: app),
    ]
    let whole = try run.wholeRun()
    #expect(whole.nodes.map(\.type) == ["AppCoordinator", "HomeCoordinator"])
    #expect(whole.edges.count == 1)
    let source = try Graph(
      nodes: ["AppCoordinator", "HomeCoordinator"].map { Node(id: NodeID("Shop.\($0)"), type: $0) },
      edges: [Edge(from: "Shop.AppCoordinator", to: "Shop.HomeCoordinator", kind: .creates)]
    )
    #expect(try NavigationCoverage(of: source, drivenBy: whole).percent == 100)
  }
}
