import CoordinatorCore
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

private struct Trouble: Error, @unchecked Sendable { var flow = Leaf() }
private final class ClassTrouble: Error, @unchecked Sendable { let flow = Leaf() }

private final class Failing: Flow {
  var childCoordinators: [any Flow] = []
  var lastError: (any Error)?
  var certain: any Error = Trouble()
  var errors: [any Error] = [Trouble(), ClassTrouble()]
}

private enum Ending { case failed(any Error), done, both(any Error, Leaf) }

private final class FailingByEnum: Flow {
  var childCoordinators: [any Flow] = []
  var ending = Ending.failed(Trouble())
  var other = Ending.both(ClassTrouble(), Leaf())
}

private final class LazyOptional: Flow {
  var childCoordinators: [any Flow] = []
  lazy var login: Leaf? = nil
  lazy var flow: (any Flow)? = nil
  var twice: Leaf??
  var thrice: Leaf???
  var list: [Leaf??] = [nil, .some(nil), Leaf()]
  var flowTwice: (any Flow)??
}

protocol Second {}
extension OtherLeaf: Second {}

private struct Holder { unowned var leaf: Leaf }
private enum HolderCase { case one(Holder), none }

private final class Existentials: Flow {
  var childCoordinators: [any Flow] = []
  var two: any Flow & Second = OtherLeaf()
  var based: Leaf & Second = OtherLeaf()
  var objects: [AnyObject] = [Leaf()]
  var twos: [any Flow & Second] = [OtherLeaf()]
  var baseds: [Leaf & Second] = [OtherLeaf()]
  var optionalBased: (Leaf & Second)? = OtherLeaf()
  var optionals: [(any Flow & Second)?] = [nil, OtherLeaf()]
  var unbounds: [any Unbound] = [Leaf()]
  var threes: [any Flow & Second & Unbound] = [OtherLeaf()]
  var anys: [Any] = [Leaf.self, { () -> Void in }, (Leaf(), 1), Leaf(), [Leaf()], 3]
  var byAny: [AnyHashable: Leaf] = [1: Leaf(), "a": Leaf()]
  var byIdentifier: [ObjectIdentifier: Leaf] = [ObjectIdentifier(Leaf.self): Leaf()]
}

private final class Copies: Flow {
  var childCoordinators: [any Flow] = []
  var anything: Any = 0
  var maybe: Holder?
  var list: [Holder] = []
  var byName: [String: Holder] = [:]
  var stage = HolderCase.none
}

/// Values whose words are not what they seem: none may be taken for a reference that it is not.
@Suite struct AttackMemoryTests {
  @Test func errorsAreOpenedByTheCompiler() {
    let root = Failing()
    #expect(vias(root) == ["certain", "errors[0]"])
    root.lastError = Trouble()
    #expect(vias(root) == ["lastError", "certain", "errors[0]"])
  }

  @Test func errorInAPayloadIsOpenedOnce() {
    let root = FailingByEnum()
    #expect(vias(root) == ["ending", "other.1"])
    #expect(Snapshot(of: root).graph.nodes.flatMap(\.unknown) == [])
  }

  @Test func optionalOfAnOptionalIsNoReference() {
    let root = LazyOptional()
    #expect(vias(root) == ["list[2]"])
    (root.twice, root.thrice, root.flowTwice) = (.some(nil), .some(.some(nil)), .some(nil))
    #expect(root.login == nil)
    #expect(root.flow == nil)
    #expect(vias(root) == ["list[2]"])
    root.login = Leaf()
    (root.thrice, root.twice, root.flowTwice) = (.some(nil), Leaf(), Leaf())
    #expect(vias(root) == ["login", "twice", "list[2]", "flowTwice"])
  }

  @Test func everyKindOfExistentialIsRead() {
    let expected = [
      "two", "based", "objects[0]", "twos[0]", "baseds[0]", "optionalBased", "optionals[1]", "unbounds[0]",
      "threes[0]", "anys[2]", "anys[3]", "anys[4][0]", "byAny[\"a\"]", "byAny[1]", "byIdentifier[?]",
    ]
    #expect(vias(Existentials()) == expected)
  }

  @Test func copiesOfDanglingUnownedAreNotFollowed() {
    let root = Copies()
    do {
      let leaf = Leaf()
      let holder = Holder(leaf: leaf)
      (root.anything, root.maybe, root.list) = (holder, holder, [holder])
      (root.byName, root.stage) = (["a": holder], .one(holder))
      let edges = Snapshot(of: root, and: [leaf]).graph.edges
      #expect(edges.count == 5)
      #expect(edges.allSatisfy { $0.ownership == .unowned })
    }
    #expect(vias(root).isEmpty)
  }

  private func vias(_ root: AnyObject) -> [String] {
    Snapshot(of: root).graph.edges.sorted { $0.order < $1.order }.compactMap(\.via)
  }
}
