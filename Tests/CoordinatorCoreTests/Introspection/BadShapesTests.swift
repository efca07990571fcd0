import CoordinatorCore
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

/// Shapes that are no tree: every walk ends, and says what is there.
@Suite struct BadShapesTests {
  @Test func childAttachedTwiceHasTwoEdges() {
    let (parent, child) = (Leaf(), OtherLeaf())
    parent.childCoordinators = [child, child]
    let graph = Snapshot(of: parent).graph
    #expect(graph.nodes.map(\.id) == ["Leaf", "Leaf/OtherLeaf"])
    #expect(graph.edges.map(\.via) == ["childCoordinators[0]", "childCoordinators[1]"])
  }

  @Test func childOfTwoParentsIsOneNode() {
    let (root, left, right, shared) = (Leaf(), Leaf(), Leaf(), OtherLeaf())
    root.childCoordinators = [left, right]
    left.childCoordinators = [shared]
    right.childCoordinators = [shared]
    let graph = Snapshot(of: root).graph
    #expect(graph.parents(of: "Leaf/Leaf/OtherLeaf").map(\.id) == ["Leaf/Leaf", "Leaf/Leaf#2"])
  }

  @Test func cycleStaysACycle() {
    let (first, second) = (Leaf(), OtherLeaf())
    first.childCoordinators = [second]
    second.childCoordinators = [first]
    defer { second.childCoordinators = [] }
    let graph = Snapshot(of: first).graph
    #expect(graph.cycles().map { $0.map(\.id) } == [["Leaf", "Leaf/OtherLeaf"]])
  }

  @Test func coordinatorAmongItsOwnChildrenHasAnEdgeToItself() {
    let leaf = Leaf()
    leaf.childCoordinators = [leaf]
    defer { leaf.childCoordinators = [] }
    let graph = Snapshot(of: leaf).graph
    #expect(graph.edges.map { [$0.from, $0.to] } == [["Leaf", "Leaf"]])
  }

  @Test func rootNamedTwiceIsOneRoot() {
    let (leaf, other) = (Leaf(), OtherLeaf())
    let graph = Snapshot(of: leaf, and: [leaf, other]).graph
    #expect(graph.nodes.map(\.id) == ["Leaf", "OtherLeaf"])
    #expect(graph.nodes.allSatisfy { $0.role == .root })
  }

  @Test func longChainIsWalked() throws {
    let count = 20_000
    let chain = (0..<count).map { _ in Leaf() }
    for (parent, child) in zip(chain, chain.dropFirst()) { parent.childCoordinators = [child] }
    defer { for leaf in chain { leaf.childCoordinators = [] } }
    let graph = Snapshot(of: chain[0]).graph
    #expect(graph.nodes.count == count)
    #expect(graph.edges.count == count - 1)
    #expect(graph.depths().values.max() == count - 1)
    #expect(graph.nodes.allSatisfy { $0.id.rawValue.utf8.count < 300 })
    #expect(graph == Snapshot(of: chain[0]).graph)
  }

  @Test func wideTreeIsWalked() {
    let count = 100_000
    let all = (0..<count).map { _ in Leaf() }
    for index in all.indices.dropFirst() { all[(index - 1) / 10].childCoordinators.append(all[index]) }
    let walk = LiveWalk(of: all[0])
    #expect(walk.objectCount == count)
    #expect(walk.referenceCount == count - 1)
  }
}
