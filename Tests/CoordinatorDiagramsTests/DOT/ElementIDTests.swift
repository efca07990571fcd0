import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams

@Suite("Ids of elements")
struct ElementIDTests {
  @Test func theyReadLikeTheNames() {
    #expect(ElementID.node("AppCoordinator/HomeCoordinator#2") == "node.AppCoordinator-HomeCoordinator_23_2")
    #expect(ElementID.node("홈") == "node._d648_")
  }

  @Test func noTwoNamesShareOne() {
    let long = String(repeating: "Coordinator/", count: 10_000)
    let names = RandomGraph.hostileNames + ["a-b", "a/b", "a_2f_b", "a.b", long, long + "A", long + "B"]
    let ids = Set(names.map { ElementID.node(NodeID($0)) })
    #expect(ids.count == Set(names).count)
    #expect(ids.allSatisfy { $0.utf8.count < 300 })
  }

  @Test func repeatedEdgesAreNumbered() {
    var ids = ElementID()
    let edge = Edge(from: "a", to: "b", kind: .holds)
    #expect((ids.edge(edge), ids.edge(edge)) == ("edge.a.b.holds", "edge.a.b.holds.2"))
  }
}
