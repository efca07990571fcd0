import CoordinatorCore
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

private final class Bag {
  var storage: [AnyObject] = []
}

private final class Boxing: Flow {
  var childCoordinators: [any Flow] = []
  let bag = Bag()
  var parent: WeakBox<Leaf>?
}

/// Boxes that hold boxes.
@Suite struct AttackBoxTests {
  @Test func boxesThatHoldOneAnotherEnd() {
    let root = Boxing()
    let leaf = Leaf()
    root.bag.storage = [AnyObject](repeating: root.bag, count: 1000) + [leaf]
    defer { root.bag.storage = [] }
    #expect(Snapshot(of: root).graph.edges.map(\.via) == ["bag"])
  }

  @Test func whatLiesTooDeepIsSaidToBeUnknown() {
    let root = Boxing()
    var innermost = root.bag
    for _ in 0..<20 {
      let bag = Bag()
      innermost.storage = [bag]
      innermost = bag
    }
    innermost.storage = [Leaf()]
    #expect(Snapshot(of: root).graph.node("Boxing")?.unknown == ["'bag' is nested too deeply"])
  }

  @Test func wayUpInABoxIsNotClimbed() {
    let (parent, child) = (Leaf(), Boxing())
    parent.childCoordinators = [child]
    child.parent = WeakBox(parent)
    #expect(Snapshot(of: child).graph.nodes.map(\.id) == ["Boxing"])
    #expect(Snapshot(of: parent).graph.edges(from: "Leaf/Boxing").map(\.kind) == [.parent])
  }
}
