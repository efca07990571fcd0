import CoordinatorCore
import Testing

@MainActor
@Suite struct CoordinatorTests {
  private let log = Log()

  private func probe(_ name: String, callsSuper: Bool = true) -> Probe {
    Probe(name, log: log, callsSuper: callsSuper)
  }

  @Test func attachingStartsAndDetachingStops() {
    let (root, child) = (probe("root"), probe("child"))
    root.addChild(child)
    #expect(root.childNames == ["child"])
    #expect(child.parent === root)
    root.removeChild(child)
    #expect(root.children.isEmpty)
    #expect(child.parent == nil)
    #expect(log.lines == ["start child", "stop child"])
  }

  @Test func whereItWasAttachedIsKnownWhileItIs() {
    let (root, child) = (probe("root"), probe("child"))
    root.addChild(child)
    #expect(child.attachedAt?.file == "CoordinatorCoreTests/CoordinatorTests.swift")
    #expect(child.attachedAt?.line == #line - 2)
    root.removeChild(child)
    #expect(child.attachedAt == nil)
  }

  @Test func whatMakesNoSenseDoesNothing() {
    let (root, child, stranger) = (probe("root"), probe("child"), probe("stranger"))
    root.addChild(child)
    root.addChild(child)
    root.addChild(root)
    child.addChild(root)
    root.removeChild(stranger)
    root.removeChild(root)
    #expect(root.childNames == ["child"])
    #expect(child.children.isEmpty)
    #expect(root.parent == nil)
    #expect(log.lines == ["start child"])
  }

  @Test func aCoordinatorHasOneParent() {
    let (left, right, child, grandchild) = (
      probe("left"), probe("right"), probe("child"), probe("grandchild")
    )
    left.addChild(child)
    child.addChild(grandchild)
    right.addChild(child)
    #expect(left.children.isEmpty)
    #expect(right.childNames == ["child"])
    #expect(child.parent === right)
    #expect(log.lines == ["start child", "start grandchild", "stop child", "stop grandchild", "start child"])
  }

  @Test(arguments: [true, false])
  func removalTakesTheSubtreeAlong(callsSuper: Bool) {
    let root = probe("root")
    let child = probe("child", callsSuper: callsSuper)
    let grandchild = probe("grandchild", callsSuper: callsSuper)
    root.addChild(child)
    child.addChild(grandchild)
    grandchild.addChild(probe("last"))
    log.lines = []
    root.removeChild(child)
    #expect(child.children.isEmpty && grandchild.children.isEmpty)
    #expect(log.lines == ["stop child", "stop grandchild", "stop last"])
  }

  @Test func stopRemovesTheLastChildFirst() {
    let root = probe("root")
    for name in ["a", "b", "c"] { root.addChild(probe(name)) }
    log.lines = []
    root.stop()
    #expect(log.lines == ["stop root", "stop c", "stop b", "stop a"])
    #expect(log.freed == 3)
  }

  @Test func aParentThatIsFreedLeavesItsChildrenAlone() {
    let child = probe("child")
    probe("parent").addChild(child)
    #expect(child.parent == nil)
    let root = probe("root")
    root.addChild(child)
    #expect(child.parent === root)
  }

  @Test func coordinatorsWrittenByHandAreChildrenToo() {
    let (root, child) = (probe("root"), HandWritten())
    root.addChild(child)
    root.addChild(child)
    #expect(root.children.count == 1)
    child.addChild(probe("below"))
    root.stop()
    #expect(child.calls == ["start", "stop"])
    #expect(log.lines == ["stop root"])
  }

  @Test func knownByItsProtocolItAttachesAllTheSame() {
    let (root, child) = (probe("root"), probe("child"))
    let coordinating: any Coordinating = root
    coordinating.addChild(child)
    #expect(root.childNames == ["child"])
    coordinating.removeChild(child)
    #expect(log.lines == ["start child", "stop child"])
  }

  @Test(arguments: [true, false])
  func depthIsNoMatterForTheStack(isStopped: Bool) {
    let depth = 20_000
    chain(depth, isStopped: isStopped)
    #expect(log.lines.count == (isStopped ? 2 * depth + 1 : depth))
    #expect(log.freed == depth + 1)
  }

  private func chain(_ depth: Int, isStopped: Bool) {
    let root = probe("root")
    var last = root
    for number in 0..<depth {
      let next = probe("\(number)", callsSuper: number % 3 != 0)
      last.addChild(next)
      last = next
    }
    if isStopped { root.stop() }
  }
}

private final class HandWritten: Coordinating {
  private(set) var children: [any Coordinating] = []
  private(set) var calls: [String] = []

  func start() { calls.append("start") }
  func stop() { calls.append("stop") }
  func addChild(_ coordinator: any Coordinating) { children.append(coordinator) }
  func removeChild(_ coordinator: any Coordinating) { children.removeAll { $0 === coordinator } }
}
