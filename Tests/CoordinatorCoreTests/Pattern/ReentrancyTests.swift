import CoordinatorCore
import TestSupport
import Testing

@MainActor
@Suite struct ReentrancyTests {
  private let log = Log()

  private func probe(_ name: String, callsSuper: Bool = true) -> Probe {
    Probe(name, log: log, callsSuper: callsSuper)
  }

  @Test func startMayAttach() {
    let (root, child) = (probe("root"), probe("child"))
    child.onStart = { $0.addChild(Probe("grandchild", log: $0.log)) }
    root.addChild(child)
    #expect(child.childNames == ["grandchild"])
  }

  @Test func startMayDetachItself() {
    let (root, child) = (probe("root"), probe("child"))
    child.onStart = { $0.parent?.removeChild($0) }
    root.addChild(child)
    #expect(root.children.isEmpty)
    #expect(log.lines == ["start child", "stop child"])
  }

  @Test func stopMayDetachItselfAndItsSiblings() {
    let root = probe("root")
    let siblings = ["a", "b", "c", "d"].map { probe($0) }
    for sibling in siblings { root.addChild(sibling) }
    siblings[3].onStop = { stopped in
      for sibling in siblings { root.removeChild(sibling) }
      root.removeChild(stopped)
      root.stop()
    }
    log.lines = []
    root.stop()
    #expect(log.lines == ["stop root", "stop d", "stop a", "stop b", "stop c", "stop root"])
    #expect(root.children.isEmpty)
  }

  @Test func attachingToWhatIsBeingTakenDownDoesNothing() {
    let root = probe("root")
    let child = probe("child")
    child.onStop = { stopped in root.addChild(Probe("new", log: stopped.log)) }
    root.addChild(child)
    root.stop()
    #expect(root.children.isEmpty)
    #expect(!log.lines.contains("start new"))
    root.addChild(probe("later"))
    #expect(root.childNames == ["later"])
  }

  @Test func whatAttachesInItsOwnStopLosesItAgain() {
    let (root, child) = (probe("root"), probe("child", callsSuper: false))
    child.onStop = { $0.addChild(Probe("late", log: $0.log)) }
    root.addChild(child)
    root.removeChild(child)
    #expect(child.children.isEmpty)
    #expect(log.lines == ["start child", "stop child", "start late", "stop late"])
  }

  @Test func oneThatAttachesItselfAgainStays() {
    let (root, child) = (probe("root"), probe("child", callsSuper: false))
    root.addChild(child)
    child.addChild(probe("grandchild"))
    child.onStop = { stopped in
      stopped.onStop = { _ in }
      root.addChild(stopped)
    }
    root.removeChild(child)
    #expect(root.childNames == ["child"])
    #expect(child.childNames == ["grandchild"])
  }

  @Test func attachingInDeinitDoesNothing() {
    let root = probe("root")
    var dying: Dying? = Dying(root: root)
    #expect(dying != nil)
    dying = nil
    #expect(root.children.isEmpty)
  }

  @Test func deinitMayDetachWhileTheListChanges() {
    let root = probe("root")
    let witness = probe("witness")
    root.addChild(witness)
    root.addChild(Reader(parent: root))
    root.stop()
    root.addChild(Reader(parent: root))
    root.removeChild(root.children[0])
    #expect(root.children.isEmpty)
  }

  /// Coordinators that attach, detach and stop each other whenever they are told anything.
  @Test(arguments: Seeds.of(200))
  func chaosLeavesATree(seed: UInt64) {
    let chaos = Chaos(seed: seed, log: log)
    chaos.run()
    chaos.expectTree()
    chaos.letGo()
    #expect(log.freed == Chaos.size)
  }
}

/// Attaches itself and others when it is too late.
private final class Dying: Coordinator {
  let root: Coordinator

  init(root: Coordinator) {
    self.root = root
  }

  deinit {
    MainActor.assumeIsolated {
      root.addChild(self)
      addChild(Coordinator())
      stop()
    }
  }
}

private final class Reader: Coordinator {
  private weak var former: Coordinator?

  init(parent: Coordinator) {
    former = parent
  }

  deinit {
    MainActor.assumeIsolated {
      guard let former else { return }
      for child in former.children { former.removeChild(child) }
    }
  }
}
