import CoordinatorCore
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

private final class Dangling: Flow {
  var childCoordinators: [any Flow] = []
  unowned var owner: Leaf
  unowned var maybe: Leaf?
  unowned(unsafe) var unsafe: Leaf?

  init(owner: Leaf) {
    self.owner = owner
    maybe = owner
    unsafe = owner
  }
}

/// Fails the test when a walk asks it anything.
private final class Touchy: Flow, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var children: [Leaf] = []
  var stored = Leaf()

  var childCoordinators: [any Flow] {
    get { touched() }
    set { children = [] }
  }
  var description: String { touched() }
  var debugDescription: String { touched() }
  var customMirror: Mirror { touched() }

  private func touched<Answer>() -> Answer {
    preconditionFailure("a walk called code of the app's")
  }
}

private enum TouchyEnum: CustomReflectable {
  case flow(Leaf)

  var customMirror: Mirror { preconditionFailure("a walk called code of the app's") }
}

private struct TouchyKey: Hashable, CustomStringConvertible {
  let number: Int

  var description: String { preconditionFailure("a walk called code of the app's") }
}

private final class TouchyKeeper: Flow {
  var childCoordinators: [any Flow] = []
  var stage = TouchyEnum.flow(Leaf())
  var byKey = [TouchyKey(number: 1): Leaf()]
}

private final class Owner: Flow {
  var childCoordinators: [any Flow] = []
  var onWrite: (() -> Void)?
  var list: [Leaf] = [] {
    didSet { onWrite?() }
  }
}

/// A walk in somebody else's app changes nothing and breaks nothing.
@Suite struct SafetyTests {
  @Test func danglingUnownedIsNotFollowed() {
    let root = Leaf()
    var owner: Leaf? = Leaf()
    root.childCoordinators = owner.map { [Dangling(owner: $0)] } ?? []
    owner = nil
    let graph = Snapshot(of: root).graph
    #expect(graph.nodes.map(\.type) == ["Leaf", "Dangling"])
    #expect(graph.edges.count == 1)
  }

  @Test func unownedUnsafeIsSaidToBeUnknown() {
    let root = Leaf()
    root.childCoordinators = [Dangling(owner: root)]
    let node = Snapshot(of: root).graph.node("Leaf/Dangling")
    #expect(node?.unknown == ["'unsafe' cannot be read: it is unowned(unsafe)"])
  }

  @Test func noCodeOfTheAppsIsCalled() {
    let root = Leaf()
    root.childCoordinators = [Touchy(), TouchyKeeper()]
    let graph = Snapshot(of: root).graph
    #expect(graph.edges(from: "Leaf/Touchy").map(\.via) == ["stored"])
    #expect(graph.edges(from: "Leaf/TouchyKeeper").map(\.via) == ["stage", "byKey[?]"])
  }

  @Test func nothingIsKeptAlive() {
    weak var gone: Leaf?
    let snapshot: Snapshot
    do {
      let (root, child) = (Leaf(), Leaf())
      root.childCoordinators = [child]
      gone = child
      snapshot = Snapshot(of: root)
    }
    #expect(gone == nil)
    #expect(snapshot.graph.nodes.count == 2)
  }

  @Test func walkInTheMiddleOfAMutationEnds() {
    let owner = Owner()
    var seen = -1
    owner.onWrite = { [unowned owner] in seen = LiveWalk(of: owner).objectCount }
    owner.list.append(Leaf())
    #expect(seen == 2)
  }

  @Test func emptyWeakReferencesAreNoEdges() {
    let keeper = Keeper()
    keeper.box = WeakBox(Leaf())
    keeper.boxes = [WeakBox(Leaf())]
    #expect(Snapshot(of: keeper).graph.nodes.count == 1)
  }
}
