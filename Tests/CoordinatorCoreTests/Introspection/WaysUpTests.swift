import CoordinatorCore
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

private class Child: Flow {
  var childCoordinators: [any Flow] = []
  weak var parentCoordinator: Parent?
  weak var listener: Parent?
  var finishDelegate: (any Flow)?
  unowned var owner: Parent?
  var app: (any Flow)?
}

private final class Parent: Flow {
  var childCoordinators: [any Flow] = []
}

private final class ExplicitlyUnowned: Flow {
  var childCoordinators: [any Flow] = []
  unowned let parent: Parent

  init(parent: Parent) { self.parent = parent }
}

/// References that lead up are told from those that lead down, by name and, failing that, by where they lead.
@Suite struct WaysUpTests {
  @Test func namesTellTheWayUp() {
    let (parent, child) = (Parent(), Child())
    parent.childCoordinators = [child]
    child.parentCoordinator = parent
    child.listener = parent
    child.finishDelegate = parent
    child.owner = parent
    child.app = parent
    let edges = Snapshot(of: parent).graph.edges(from: "Parent/Child")
    #expect(
      Set(edges.map { "\($0.kind) \($0.via ?? "") \($0.ownership)" }) == [
        "parent parentCoordinator weak", "listener listener weak", "listener finishDelegate strong",
        "parent owner unowned", "parent app strong",
      ]
    )
  }

  @Test func unownedParentIsSeen() {
    let parent = Parent()
    parent.childCoordinators = [ExplicitlyUnowned(parent: parent)]
    let edges = Snapshot(of: parent).graph.edges(to: "Parent")
    #expect(edges.map(\.ownership) == [.unowned])
    #expect(edges.map(\.kind) == [.parent])
  }

  @Test func walkFromTheMiddleDoesNotClimb() {
    let (parent, child) = (Parent(), Child())
    parent.childCoordinators = [child]
    child.parentCoordinator = parent
    child.finishDelegate = parent
    #expect(Snapshot(of: child).graph.nodes.map(\.id) == ["Child"])
  }
}
